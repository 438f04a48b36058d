import {connect, createServer} from 'node:net'

/**
 * Throws for the first port that another program uses. Browsers ask `localhost` at ::1 first, so a program that has
 * the port there alone would answer instead.
 */
export async function requireFreePorts(services: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(services)) {
    for (const host of ['127.0.0.1', '::1']) {
      // On macOS a port can be taken here although a program that listens on all addresses answers at it.
      if (!(await answers(port, host)) && (await isFree(port, host))) continue
      throw new Error(
        `Port ${port}, which the ${name} needs, is taken by another program: stop that program, or set another port in the environment (docs/architecture.md lists the names).`,
      )
    }
  }
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, host)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6, where nobody can have the port.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
