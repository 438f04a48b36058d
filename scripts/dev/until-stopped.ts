import {once} from 'node:events'

const parent = process.ppid

/**
 * Resolves when somebody stops this command: by Ctrl-C, SIGTERM or a closed terminal, or by SIGTERM to the npm that
 * started it. Nothing listens afterwards, so a second signal ends the process at once.
 */
export async function untilStopped(): Promise<void> {
  const listening = new AbortController()
  // A closed terminal sends SIGHUP; Windows has SIGINT and SIGHUP alone.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) =>
    once(process, name, {signal: listening.signal}),
  )
  await Promise.race([...signals, untilShellEnds()])
  listening.abort()
}

/** npm passes SIGTERM to its shell, and a shell like dash ends without passing it on. */
function untilShellEnds(): Promise<void> {
  return new Promise((resolve) => {
    if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
    const look = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(look)
      resolve()
    }, 500)
    look.unref()
  })
}
