import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

import type {Result} from 'lighthouse/types.js'

import {launchOptions} from '../scripts/chromium/launch-options.ts'
import {packageCommand} from '../scripts/terminal/package-command.ts'

export type LighthouseOptions = {
  form: 'mobile' | 'desktop'
  skipAudits: string[]
  /** How many times the processor is slowed down. */
  slowdown: number
}

const run = promisify(execFile)

/**
 * One run of Lighthouse's own command, in a process and a browser of its own: a browser that something else drives as
 * well, or whose window draws a tab that is loading, takes the processor from the page.
 */
export async function runLighthouse(url: string, options: LighthouseOptions): Promise<Result> {
  const {executablePath, args} = launchOptions()
  // Each site in a process of its own, as headed browsers have it.
  const flags = [...args, '--headless', '--site-per-process']
  const command = [
    packageCommand('lighthouse'),
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--skip-audits=${options.skipAudits.join(',')}`,
    ...(options.form === 'desktop' ? ['--preset=desktop'] : []),
    `--throttling.cpuSlowdownMultiplier=${options.slowdown}`,
    '--ignore-status-code',
    // Live events keep a connection open, for which it would wait as long as it may.
    '--max-wait-for-load=8000',
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const {stdout} = await run(process.execPath, command, {
    env: {...process.env, ...(executablePath && {CHROME_PATH: executablePath})},
    maxBuffer: 2 ** 28,
  })
  const result: Result = JSON.parse(stdout)
  return result
}
