import {createServer} from 'node:net'

/**
 * Throws for the first port that another program uses. Browsers ask `localhost` at ::1 first, so a program that has
 * the port there alone would answer instead. On macOS one that listens on all addresses leaves the port free at each.
 */
export async function requireFreePorts(services: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(services)) {
    for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
      if (await isFree(port, host)) continue
      throw new Error(
        `Port ${port}, which the ${name} needs, is taken by another program: stop that program, or set another port in the environment (docs/architecture.md lists the names).`,
      )
    }
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Any other error says that nobody can have the port there: without IPv6, or where the system keeps it for itself.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
