import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {availableParallelism} from 'node:os'
import {text} from 'node:stream/consumers'

/** The longest first: the short ones fill the time that is left. */
const steps = [
  'oxlint',
  'vitest run --project unit',
  'node scripts/typegen.ts --check',
  'knip',
  'tsc',
  'tsc -p studio',
  'oxfmt --check',
]

const waiting = [...steps]
const concurrency = Math.max(2, availableParallelism())
await Promise.all(Array.from({length: concurrency}, runNext))

/** Runs the steps that are left, one after another; of a step that fails, prints the output. */
async function runNext(): Promise<void> {
  const step = waiting.shift()
  if (step === undefined) return
  const start = performance.now()
  // npm finds the commands. They leave colors out of a pipe unless FORCE_COLOR is set.
  const child = spawn(step, {shell: true, env: {FORCE_COLOR: '1', ...process.env}})
  const exit = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exit
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const isSound = child.exitCode === 0
  console.log(`${isSound ? '✓' : '✗'} ${step} (${seconds} s)`)
  if (!isSound) {
    process.exitCode = 1
    console.log(output + errors)
  }
  return runNext()
}
