import {connect, createServer} from 'node:net'

/**
 * Throws for the first port that another program uses. Browsers ask `localhost` at ::1 first, so a program that has
 * the port there alone would answer instead.
 */
export async function requireFreePorts(services: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(services)) {
    for (const host of ['127.0.0.1', '::1']) {
      // On macOS an address can be bound even while a program that listens on all addresses answers at it.
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
    // Without IPv6 nobody can use this address; what else is wrong with it the service itself will say.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
