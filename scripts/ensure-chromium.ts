import {execFileSync} from 'node:child_process'

import {findChromium} from './chromium.ts'
import {failWithSentence} from './fail-with-sentence.ts'

try {
  ensureChromium()
} catch (error) {
  failWithSentence(error)
}

/** Browser tests need a Chromium: the system's, else Debian's through apt (as root), else Playwright's own. */
function ensureChromium() {
  if (findChromium()) return
  const install = (command: string, ...args: string[]) =>
    execFileSync(command, args, {stdio: 'inherit'})
  if (process.platform === 'linux' && process.getuid?.() === 0 && hasApt()) {
    console.log('No Chrome or Chromium found: installing Debian’s Chromium through apt.')
    install('apt-get', 'update')
    install('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')
    return
  }
  console.log('No Chrome or Chromium found: getting the one that Playwright offers.')
  install('npx', 'playwright', 'install', 'chromium')
}

function hasApt(): boolean {
  try {
    execFileSync('apt-get', ['--version'], {stdio: 'ignore'})
    return true
  } catch {
    return false
  }
}
