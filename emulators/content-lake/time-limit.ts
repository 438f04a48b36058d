import {createContext, Script} from 'node:vm'

/** Thrown when synchronous work took longer than it may. */
export class TimeLimitError extends Error {}

let work: () => void = () => {}
// V8 can stop running code only when a script with a limit is below it on the stack.
const script = new Script('run()')
const scope = createContext({run: () => work()})
const attempts = 5

/**
 * Runs synchronous work and stops it, wherever it is, when the time is over. On a busy machine the
 * time can pass without the work having had a turn: then it is tried again.
 */
export function withinTime<T>(milliseconds: number, run: () => T): T {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.threadCpuUsage()
    const result = runOnce(milliseconds, run)
    if (result) return result.value
    const {user, system} = process.threadCpuUsage(before)
    const hadItsTurn = (user + system) / 1000 > milliseconds / 2
    if (hadItsTurn || attempt === attempts) throw new TimeLimitError('The time limit is over')
  }
}

/** Null when the time was over. */
function runOnce<T>(milliseconds: number, run: () => T): {value: T} | null {
  const outcome: {result: {value: T} | null} = {result: null}
  work = () => {
    outcome.result = {value: run()}
  }
  try {
    script.runInContext(scope, {timeout: milliseconds})
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
