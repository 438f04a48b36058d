import {type SpawnOptions, spawn} from 'node:child_process'

/**
 * Starts a server in a Node process of its own, which ends with this one. `ended` rejects with a sentence when the
 * server ends for any other reason than `stop`.
 */
export function startChildServer(name: string, args: string[], options: SpawnOptions) {
  const child = spawn(process.execPath, args, options)
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill()
  }
  process.once('exit', stop)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`${name} could not be started: ${error.message}`)),
    )
    child.once('exit', (code, signal) => {
      process.off('exit', stop)
      if (isStopped) return resolve()
      const how = signal === null ? `with exit code ${code}` : `by ${signal}`
      reject(
        new Error(`${name} ended by itself (${how}), so everything was stopped: start it again.`),
      )
    })
  })
  return {stop, ended}
}
