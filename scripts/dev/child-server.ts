import {type SpawnOptions, spawn} from 'node:child_process'
import {createInterface} from 'node:readline'

/**
 * Starts a server in a Node process of its own, which ends with this one. What it says on stderr is passed on with its
 * name before each line. `ended` rejects with a sentence when the server ends for any other reason than `stop`.
 */
export function startChildServer(
  name: string,
  args: string[],
  options: Omit<SpawnOptions, 'stdio'>,
) {
  const child = spawn(process.execPath, args, {...options, stdio: ['ignore', 'ignore', 'pipe']})
  const lines = createInterface({input: child.stderr})
  lines.on('line', (line) => line && console.error(`${name}: ${line}`))
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill()
  }
  process.once('exit', stop)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`The ${name} could not be started: ${error.message}`)),
    )
    child.once('exit', (code, signal) => {
      process.off('exit', stop)
      if (isStopped) return resolve()
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`
      reject(
        new Error(
          `The ${name} ended by itself (${how}), so everything was stopped: start it again.`,
        ),
      )
    })
  })
  return {stop, ended}
}
