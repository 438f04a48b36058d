import {execFileSync} from 'node:child_process'

import {findChromium} from './chromium/launch-options.ts'
import {installPackages, isOffered, mayUseApt, updatePackageLists} from './terminal/apt.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

try {
  ensureChromium()
} catch (error) {
  exitWithMessage(error)
}

/** Browser tests need a Chromium: the system's, else Debian's through apt (as root), else Playwright's own. */
function ensureChromium() {
  if (findChromium()) return
  if (mayUseApt()) {
    console.log('No Chrome or Chromium found: installing Debian’s Chromium through apt.')
    updatePackageLists()
    // Older Debians have no package of the headless one.
    const name = 'chromium-headless-shell'
    installPackages(isOffered(name) ? name : 'chromium')
    return
  }
  console.log('No Chrome or Chromium found: getting the one that Playwright offers.')
  execFileSync(process.execPath, [packageCommand('playwright'), 'install', 'chromium'], {
    stdio: 'inherit',
  })
}
