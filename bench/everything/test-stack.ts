import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {type AuthProcess, startAuthProcess} from '../../tests/contract/auth/support/auth-process.ts'
import {DeployedSite} from '../../tests/e2e/histories/pages/deployed-site.ts'
import {LakeBehindConnection} from '../../tests/e2e/histories/pages/lake-behind-connection.ts'
import {freePort} from '../../tests/support/services/free-port.ts'
import {serveStudio} from '../../tests/support/services/serve-studio.ts'
import {startServices} from '../../tests/support/services/start-services.ts'
import {keepDatasets} from '../../tests/support/services/worker-lake.ts'

/** A site, its Studio, content lake and accounts, of which each can be killed, cut off or deployed again. */
export class TestStack {
  readonly lake: LakeBehindConnection
  readonly site: DeployedSite
  readonly studioUrl: string
  readonly #startAuth: () => Promise<AuthProcess>
  #auth: AuthProcess
  readonly #stopOthers: () => Promise<unknown>

  private constructor(
    lake: LakeBehindConnection,
    site: DeployedSite,
    studioUrl: string,
    auth: {start: () => Promise<AuthProcess>; process: AuthProcess},
    stopOthers: () => Promise<unknown>,
  ) {
    this.lake = lake
    this.site = site
    this.studioUrl = studioUrl
    this.#startAuth = auth.start
    this.#auth = auth.process
    this.#stopOthers = stopOthers
  }

  static async start(): Promise<TestStack> {
    // Of these, the seed data, the booking widget and the Studio's port are used.
    const services = await startServices()
    await keepDatasets(services.lakeFolder)
    const {studioPort, studioUrl, project} = services
    const authFolder = await mkdtemp(path.join(tmpdir(), 'bench-auth-'))
    const ports = {auth: await freePort(), inbox: await freePort()}
    const startAuth = () => startAuthProcess(authFolder, {ports, mailLinks: 'site'})
    const auth = await startAuth()
    const widgetOrigin = new URL(services.bookingWidget.url).origin
    const site = await DeployedSite.reserve({
      SUPABASE_URL: auth.project.url,
      SUPABASE_ANON_KEY: auth.project.key,
      BOOKING_WIDGET_ORIGINS: widgetOrigin,
      STUDIO_URL: studioUrl,
    })
    const origins = {siteOrigins: [site.url], studioOrigins: [studioUrl]}
    const lake = await LakeBehindConnection.start(services.lakeFolder, origins)
    const studio = await serveStudio({
      port: studioPort,
      environment: {
        SANITY_STUDIO_PROJECT_ID: project.projectId,
        SANITY_STUDIO_DATASET: project.dataset,
        SANITY_STUDIO_API_HOST: lake.url,
        SANITY_STUDIO_PREVIEW_ORIGIN: site.url,
        SANITY_STUDIO_BOOKING_WIDGET_ORIGINS: widgetOrigin,
      },
    })
    await site.deploy(lake.url)
    return new TestStack(lake, site, studioUrl, {start: startAuth, process: auth}, async () => {
      await Promise.all([studio.stop(), services.stop()])
      await rm(authFolder, {recursive: true, force: true})
    })
  }

  get auth() {
    const {url, inboxUrl, key: anonKey} = this.#auth.project
    return {url, inboxUrl, anonKey}
  }

  async killAuth(): Promise<void> {
    const {process: child} = this.#auth
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  async restartAuth(): Promise<void> {
    this.#auth = await this.#startAuth()
  }

  async stop(): Promise<void> {
    await this.killAuth()
    await Promise.all([this.lake.stop(), this.site.stop()])
    await this.#stopOthers()
  }
}
