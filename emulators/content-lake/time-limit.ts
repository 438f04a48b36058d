import {createContext, Script} from 'node:vm'

/** Synchronous work took longer than allowed. */
export class TimeLimitError extends Error {}

let work: () => void = () => {}
// V8 can interrupt running code only when a script with a timeout is below it on the stack.
const script = new Script('run()')
const context = createContext({run: () => work()})
const maxAttempts = 5

/**
 * Runs synchronous work and returns its result, or interrupts it after `milliseconds` and throws a
 * TimeLimitError. On a busy machine the time can pass without the work having had the processor; then it
 * runs again, so it must have no side effects.
 */
export function withinTime<T>(milliseconds: number, run: () => T): T {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.threadCpuUsage()
    const result = runOnce(milliseconds, run)
    if (result) return result.value
    const {user, system} = process.threadCpuUsage(before)
    const hadProcessor = (user + system) / 1000 > milliseconds / 2
    if (hadProcessor || attempt === maxAttempts) throw new TimeLimitError('The time limit is over')
  }
}

/** Null after a timeout. */
function runOnce<T>(milliseconds: number, run: () => T): {value: T} | null {
  const outcome: {result: {value: T} | null} = {result: null}
  work = () => {
    outcome.result = {value: run()}
  }
  try {
    script.runInContext(context, {timeout: milliseconds})
  } catch (error) {
    if (!isTimeout(error)) throw error
    return null
  }
  return outcome.result
}

function isTimeout(error: unknown): boolean {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : null
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
