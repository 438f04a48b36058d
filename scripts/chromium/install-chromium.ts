import {installPackages, isOffered, mayUseApt, updatePackageLists} from '../terminal/apt.ts'

/** Debian's Chromium through apt (as root), else what `getPlaywrights` brings: Ubuntu has no such package. */
export function installChromium(getPlaywrights: () => void): void {
  if (mayUseApt()) {
    console.log('No Chrome or Chromium found: installing Debian’s Chromium through apt.')
    updatePackageLists()
    // Older Debians have no package of the headless one.
    const name = 'chromium-headless-shell'
    if (installPackages(isOffered(name) ? name : 'chromium')) return
  }
  console.log('No Chrome or Chromium found: getting the one that Playwright offers.')
  getPlaywrights()
}
