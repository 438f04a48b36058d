import {installPackages, mayUseApt, updatePackageLists} from '../terminal/apt.ts'
import {findFirefox, findWebKit} from './find-engines.ts'

const engines = [
  {name: 'Firefox', find: findFirefox, packages: ['firefox-esr']},
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
]

/** Firefox and WebKit through apt, as root; without them their tests are skipped, so this never fails. */
export function installEngines(): void {
  const missing = engines.filter(({find}) => !find())
  if (missing.length > 0 && mayUseApt()) {
    updatePackageLists()
    // What apt does not have is said below.
    for (const {packages} of missing) installPackages(...packages)
  }
  const skipped = missing.filter(({find}) => !find()).map(({name}) => name)
  if (skipped.length > 0) {
    console.log(`Not installed, or too old, so tests in it are skipped: ${skipped.join(', ')}.`)
  }
}
