import type {Server} from 'node:http'

/** Connections that wait to be accepted. Hundreds of open pages come back at once when a service has been restarted. */
const backlog = 4096

/**
 * Listens on 127.0.0.1 and returns the port; port 0 takes a free one. Rejects with an error of `portTaken` as its
 * message when another program uses the port.
 */
export function listenOnLoopback(server: Server, port: number, portTaken: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(portTaken, {cause: error}) : error)
    })
    server.listen({port, host: '127.0.0.1', backlog}, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Closes the server and its open connections, which would otherwise keep it alive. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
