import type {AddressInfo} from 'node:net'

import {createAdaptorServer} from '@hono/node-server'

import {createBookingWidget} from './service.ts'

type BookingWidgetOptions = {
  /** 0 takes a free port. */
  port: number
}

/**
 * Starts the stand-in for the third party's booking widget on 127.0.0.1: booking form at /book, customer
 * page at /account, faults at /control. Rejects with one sentence that names the port when it is taken.
 */
export async function startBookingWidget({port}: BookingWidgetOptions) {
  const server = createAdaptorServer({fetch: createBookingWidget().fetch})
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`The booking widget cannot start: port ${port} is taken.`)
          : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${boundPort(server.address())}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Without this a request that hangs on purpose would keep the server alive.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function boundPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') {
    throw new Error('The booking widget listens on no port.')
  }
  return address.port
}
