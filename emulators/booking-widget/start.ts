import {createServer} from 'node:http'

import {getRequestListener} from '@hono/node-server'

import {closeServer, listenOnLoopback} from '../listen-on-loopback.ts'
import {createBookingWidgetApp} from './app.ts'

type BookingWidgetOptions = {
  /** 0 takes a free port. */
  port: number
}

/**
 * Starts the stand-in for the third party's booking widget on 127.0.0.1: booking form at /book, customer page at
 * /account, faults at /control. Rejects with a message that names the port when it is taken.
 */
export async function startBookingWidget({port: requestedPort}: BookingWidgetOptions) {
  const server = createServer(getRequestListener(createBookingWidgetApp().fetch))
  const port = await listenOnLoopback(server, requestedPort, {
    service: 'booking widget',
    variable: 'BOOKING_WIDGET_PORT',
  })
  return {url: `http://localhost:${port}`, stop: () => closeServer(server)}
}
