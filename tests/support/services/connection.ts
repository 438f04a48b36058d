import {connect, createServer, type Socket} from 'node:net'
import {setTimeout as wait} from 'node:timers/promises'

/** A way to a server of this machine that can be cut, as when a visitor drives into a tunnel. */
export type Connection = {
  port: number
  cut: () => void
  restore: () => void
  /** From now on requests for scripts wait, until what it returns is called. */
  holdScripts: () => () => void
  /** From now on requests whose first line matches take so many milliseconds longer, until what it returns is called. */
  slowDown: (line: RegExp, ms: number) => () => void
  stop: () => void
}

export function connectionTo(target: number, port = 0): Promise<Connection> {
  const sockets = new Set<Socket>()
  let isCut = false
  let scriptsMayPass = Promise.resolve()
  const delays = new Map<RegExp, number>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    if (isCut) {
      socket.destroy()
      return
    }
    const onward = connect(target, '127.0.0.1')
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    onward.pipe(socket)
    socket.on('end', () => onward.end())
    socket.on('data', async (request: Buffer) => {
      const text = request.toString('latin1')
      if (/^GET \S+\.js /.test(text)) await scriptsMayPass
      for (const [line, ms] of delays) if (line.test(text)) await wait(ms)
      onward.write(request)
    })
  })
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // As long a queue as that of the emulators behind it.
    server.listen({port, host: '127.0.0.1', backlog: 4096}, () => {
      const address = server.address()
      if (typeof address !== 'object' || !address) throw new Error('There is no port.')
      resolve({
        port: address.port,
        cut,
        restore: () => {
          isCut = false
        },
        holdScripts: () => {
          const {promise, resolve: release} = Promise.withResolvers<void>()
          scriptsMayPass = promise
          return release
        },
        slowDown: (line, ms) => {
          delays.set(line, ms)
          return () => void delays.delete(line)
        },
        stop: () => {
          cut()
          server.close()
        },
      })
    })
  })
}
