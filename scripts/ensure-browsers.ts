import {execFileSync, spawnSync} from 'node:child_process'

import {installChromium} from './chromium/install-chromium.ts'
import {findChromium} from './chromium/launch-options.ts'
import {installEngines} from './engines/install-engines.ts'
import {mayUseApt} from './terminal/apt.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

try {
  // Browser tests need one.
  if (!findChromium()) installChromium(getPlaywrights)
  installEngines()
} catch (error) {
  exitWithMessage(error)
}

function getPlaywrights() {
  const playwright = packageCommand('playwright')
  // The system's libraries that it needs; where this fails, they may be there.
  if (mayUseApt()) {
    spawnSync(process.execPath, [playwright, 'install-deps', 'chromium'], {stdio: 'inherit'})
  }
  execFileSync(process.execPath, [playwright, 'install', 'chromium'], {stdio: 'inherit'})
}
