import {execFileSync} from 'node:child_process'

import {findChromium} from './chromium/launch-options.ts'
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
  const install = (command: string, ...args: string[]) =>
    execFileSync(command, args, {stdio: 'inherit'})
  if (process.platform === 'linux' && process.getuid?.() === 0 && hasApt()) {
    console.log('No Chrome or Chromium found: installing Debian’s Chromium through apt.')
    install('apt-get', 'update')
    // Older Debians have no package of the headless one.
    const name = isOffered('chromium-headless-shell') ? 'chromium-headless-shell' : 'chromium'
    install('apt-get', 'install', '--yes', '--no-install-recommends', name)
    return
  }
  console.log('No Chrome or Chromium found: getting the one that Playwright offers.')
  install(process.execPath, packageCommand('playwright'), 'install', 'chromium')
}

function hasApt(): boolean {
  return succeeds('apt-get', '--version')
}

function isOffered(name: string): boolean {
  return succeeds('apt-cache', 'show', '--quiet', name)
}

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore'})
    return true
  } catch {
    return false
  }
}
