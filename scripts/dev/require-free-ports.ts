import {connect, createServer} from 'node:net'

import {portNotAllowed, portTaken} from '../../emulators/listen-on-loopback.ts'

const services = [
  ['site', 'SITE_PORT'],
  ['production build', 'PREVIEW_PORT'],
  ['Studio', 'STUDIO_PORT'],
  ['content lake', 'CONTENT_LAKE_PORT'],
  ['auth emulator', 'AUTH_PORT'],
  ['mail inbox', 'INBOX_PORT'],
  ['booking widget', 'BOOKING_WIDGET_PORT'],
] as const

type Ports = Partial<Record<(typeof services)[number][0], number>>

/** Throws for the first port that another program uses, or that this account may not use. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  for (const [service, variable] of services) {
    const port = ports[service]
    const state = port === undefined ? 'free' : await stateOf(port)
    if (port === undefined || state === 'free') continue
    throw new Error(
      state === 'refused'
        ? portNotAllowed(port, service, variable)
        : portTaken(port, service, variable),
    )
  }
}

/** Whether another program uses one of the ports. */
export async function isAnyTaken(ports: number[]): Promise<boolean> {
  for (const port of ports) if ((await stateOf(port)) === 'taken') return true
  return false
}

type State = 'free' | 'taken' | 'refused'

/** Browsers ask `localhost` at ::1 first, so a program that has the port there alone would answer instead. */
async function stateOf(port: number): Promise<State> {
  for (const host of ['127.0.0.1', '::1']) {
    // On macOS an address can be bound even while a program that listens on all addresses answers at it.
    const state = (await answers(port, host)) ? 'taken' : await stateAt(port, host)
    if (state !== 'free') return state
  }
  return 'free'
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

function stateAt(port: number, host: string): Promise<State> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Without IPv6 nobody can use this address; what else is wrong with it the service itself will say.
    probe.once('error', ({code}: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? 'taken' : code === 'EACCES' ? 'refused' : 'free'),
    )
    probe.listen(port, host, () => probe.close(() => resolve('free')))
  })
}
