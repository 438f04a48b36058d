import path from 'node:path'

import {type AuthOptions, inProduction} from './auth/options.ts'
import {startAuth} from './auth/start.ts'
import {startBookingWidget} from './booking-widget/start.ts'
import {startContentLake} from './content-lake/start.ts'

type EmulatorOptions = {
  /** 0 takes a free port. */
  ports: {contentLake: number; auth: number; inbox: number; bookingWidget: number}
  /** Where the emulators keep their state; made when it is missing. */
  dataFolder: string
  projectId: string
  /** The token that signs a client in at the content lake. */
  token: string
  siteOrigins: string[]
  studioOrigins: string[]
  /** Settings of the auth emulator that differ from a hosted project's defaults. */
  auth?: Partial<AuthOptions>
}

/**
 * Starts the stand-ins for the three hosted services, all on 127.0.0.1. Rejects with a sentence that names
 * the port when one is taken, and stops what it had started. Refuses to run in production.
 */
export async function startEmulators({
  ports,
  dataFolder,
  siteOrigins,
  ...options
}: EmulatorOptions) {
  if (inProduction) {
    throw new Error('The emulators are for development and tests; they refuse NODE_ENV=production.')
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
      token: options.token,
      siteOrigins,
      studioOrigins: options.studioOrigins,
      quiet: true,
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
