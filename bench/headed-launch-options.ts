import {existsSync} from 'node:fs'

import {headedPaths, launchOptions} from '../scripts/chromium/launch-options.ts'

/**
 * Options that start Chrome or Chromium as visitors have it, where it is installed, else the headless one that tests
 * use. CHROMIUM overrides both.
 */
export function headedLaunchOptions() {
  const headed = process.env['CHROMIUM'] ? null : headedPaths.find((file) => existsSync(file))
  return {...launchOptions(), ...(headed && {executablePath: headed})}
}
