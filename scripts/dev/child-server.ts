import {type SpawnOptions, spawn} from 'node:child_process'
import {createInterface} from 'node:readline'

const exitWithParent = new URL('exit-with-parent.ts', import.meta.url).href

/**
 * Starts a server in a Node process of its own, which ends with this one, even where this one is killed. What it says
 * on stderr is passed on with its name before each line. `ended` rejects with a sentence when the server ends for any
 * other reason than `stop`, which resolves once the server has ended and its port is free again; one that takes longer
 * than 5 s is killed.
 */
export function startChildServer(
  name: string,
  args: string[],
  options: Omit<SpawnOptions, 'stdio'>,
) {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const lines = child.stderr && createInterface({input: child.stderr})
  lines?.on('line', (line) => line && console.error(`${name}: ${line}`))
  let isStopped = false
  const end = () => {
    isStopped = true
    child.kill()
  }
  process.once('exit', end)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`The ${name} could not be started: ${error.message}`)),
    )
    child.once('exit', (code, signal) => {
      process.off('exit', end)
      if (isStopped) return resolve()
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`
      reject(
        new Error(
          `The ${name} ended by itself (${how}), so everything was stopped: start it again.`,
        ),
      )
    })
  })
  const stop = async () => {
    end()
    const lateKill = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(lateKill)
  }
  return {stop, ended}
}
