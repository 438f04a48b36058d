import type {Server} from 'node:http'

/** Connections that wait to be accepted. Hundreds of open pages come back at once when a service has been restarted. */
const backlog = 4096

type PortOwner = {
  service: string
  /** The variable that sets its port. */
  variable: string
}

/**
 * Listens on 127.0.0.1 and returns the port; port 0 takes a free one. Rejects with what to do when another program uses
 * the port, or when this account may not.
 */
export function listenOnLoopback(
  server: Server,
  port: number,
  {service, variable}: PortOwner,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') {
        return reject(new Error(portTaken(port, service, variable), {cause}))
      }
      if (cause.code !== 'EACCES') return reject(cause)
      return reject(new Error(portNotAllowed(port, service, variable), {cause}))
    })
    server.listen({port, host: '127.0.0.1', backlog}, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** What to do about a port that another program uses. */
export function portTaken(port: number, service: string, variable: string): string {
  return `Port ${port}, which the ${service} needs, is taken by another program: stop that program, or set another port with ${variable}.`
}

/** What to do about a port that the system keeps for itself, as Windows does with some and Linux with the low ones. */
export function portNotAllowed(port: number, service: string, variable: string): string {
  return `Port ${port}, which the ${service} needs, is one that this system does not let this account use: set another one with ${variable}.`
}

/** Closes the server and its open connections, which would otherwise keep it alive. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
