import {createServer} from 'node:net'

/** Where the kept site of a former release expects its content lake (tests/compatibility/README.md). Nobody else gets it. */
export const formerLakePort = 23_917

/**
 * A port of 127.0.0.1 on which nobody listens at this moment. It is taken at random from below those that systems give
 * to outgoing connections and to port 0 (from 32768 on Linux), so that hardly anything else takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = 11_000 + Math.floor(Math.random() * 21_000)
  return port !== formerLakePort && (await isFree(port)) ? port : freePort()
}

/** Whether a server could listen on this port of 127.0.0.1 now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
