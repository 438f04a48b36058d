import {existsSync} from 'node:fs'

import {headedPaths, launchOptions} from '../scripts/chromium/launch-options.ts'

/** As tests start the browser, but one with a window where there is one: visitors have such. CHROMIUM names another. */
export function headedLaunchOptions() {
  const headed = process.env['CHROMIUM'] ? null : headedPaths.find((file) => existsSync(file))
  return {...launchOptions(), ...(headed && {executablePath: headed})}
}
