import {createServer} from 'node:net'

/** Throws for the first port that another program uses. */
export async function requireFreePorts(services: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(services)) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port}, which the ${name} needs, is taken by another program: stop that program, or set another port in the environment (docs/architecture.md lists the names).`,
      )
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
