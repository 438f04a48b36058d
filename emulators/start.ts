import path from 'node:path'

import {type AuthOptions, isProduction} from './auth/options.ts'
import {startAuth} from './auth/start.ts'
import {startBookingWidget} from './booking-widget/start.ts'
import {startContentLake} from './content-lake/start.ts'

type EmulatorOptions = {
  /** 0 takes a free port. */
  ports: {contentLake: number; auth: number; inbox: number; bookingWidget: number}
  /** The folder of the emulators' state; created when it is missing. */
  dataFolder: string
  projectId: string
  /** The dataset that the content lake starts with. */
  dataset?: string
  /** The bearer token of clients that may write to the content lake. */
  token: string
  siteOrigins: string[]
  studioOrigins: string[]
  /** Options of the auth emulator that differ from a hosted project's defaults. */
  auth?: Partial<AuthOptions>
}

/**
 * Starts the emulators of the three hosted services on 127.0.0.1. When a port is taken, it stops the ones already
 * started and rejects with a message that names the port. Rejects with NODE_ENV=production.
 */
export async function startEmulators({
  ports,
  dataFolder,
  siteOrigins,
  ...options
}: EmulatorOptions) {
  if (isProduction) {
    throw new Error(
      'The emulators are for development and tests: they start once NODE_ENV is not "production".',
    )
  }
  const started: {stop: () => Promise<void>}[] = []
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()))
  }
  try {
    const contentLake = await startContentLake({
      port: ports.contentLake,
      dataFolder: path.join(dataFolder, 'content-lake'),
      projectId: options.projectId,
      ...(options.dataset && {dataset: options.dataset}),
      token: options.token,
      siteOrigins,
      studioOrigins: options.studioOrigins,
    })
    started.push(contentLake)
    const auth = await startAuth({
      ...options.auth,
      port: ports.auth,
      inboxPort: ports.inbox,
      dataFolder: path.join(dataFolder, 'auth'),
      ...(siteOrigins[0] && {siteUrl: siteOrigins[0]}),
      redirectAllowList: siteOrigins.map((origin) => `${origin}/**`),
    })
    started.push(auth)
    const bookingWidget = await startBookingWidget({port: ports.bookingWidget})
    started.push(bookingWidget)
    return {contentLake, auth, bookingWidget, stop}
  } catch (error) {
    await stop()
    throw error
  }
}
