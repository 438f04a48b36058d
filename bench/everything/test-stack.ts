import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {startBookingWidget} from '../../emulators/booking-widget/start.ts'
import {type AuthProcess, startAuthProcess} from '../../tests/support/auth/auth-process.ts'
import {keepDatasets} from '../../tests/support/lake/datasets-as-built.ts'
import {LakeBehindConnection} from '../../tests/support/lake/lake-behind-connection.ts'
import {DeployedSite} from '../../tests/support/services/deployed-site.ts'
import {freePort} from '../../tests/support/services/free-port.ts'
import {killProcess} from '../../tests/support/services/kill-process.ts'
import {serveStudio} from '../../tests/support/services/serve-studio.ts'
import {startServices} from '../../tests/support/services/start-services.ts'

type StackParts = {
  lake: LakeBehindConnection
  site: DeployedSite
  studioUrl: string
  auth: {start: () => Promise<AuthProcess>; process: AuthProcess}
  widget: {url: string; stop: () => Promise<void>}
  stopOthers: () => Promise<unknown>
}

/** A site, its Studio, content lake, accounts and booking widget, of which each can be killed, cut off or deployed again. */
export class TestStack {
  readonly lake: LakeBehindConnection
  readonly site: DeployedSite
  readonly studioUrl: string
  readonly #startAuth: () => Promise<AuthProcess>
  #auth: AuthProcess
  #isAuthAway = false
  readonly #widgetPort: number
  #widget: Pick<Awaited<ReturnType<typeof startBookingWidget>>, 'stop'>
  readonly #stopOthers: () => Promise<unknown>

  private constructor({lake, site, studioUrl, auth, widget, stopOthers}: StackParts) {
    this.lake = lake
    this.site = site
    this.studioUrl = studioUrl
    this.#startAuth = auth.start
    this.#auth = auth.process
    this.#widgetPort = Number(new URL(widget.url).port)
    this.#widget = widget
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
    const authProcess = await startAuth()
    const widgetOrigin = new URL(services.bookingWidget.url).origin
    const site = await DeployedSite.reserve({
      SUPABASE_URL: authProcess.project.url,
      SUPABASE_ANON_KEY: authProcess.project.key,
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
    const stopOthers = async () => {
      await Promise.all([studio.stop(), services.stop()])
      await rm(authFolder, {recursive: true, force: true})
    }
    return new TestStack({
      lake,
      site,
      studioUrl,
      auth: {start: startAuth, process: authProcess},
      widget: services.bookingWidget,
      stopOthers,
    })
  }

  get auth() {
    const {url, inboxUrl, key: anonKey} = this.#auth.project
    return {url, inboxUrl, anonKey}
  }

  /** From their end until they answer again. */
  get isAuthAway(): boolean {
    return this.#isAuthAway
  }

  async killAuth(): Promise<void> {
    this.#isAuthAway = true
    await killProcess(this.#auth.process)
  }

  async restartAuth(): Promise<void> {
    this.#auth = await this.#startAuth()
    this.#isAuthAway = false
  }

  /** It runs in this process and keeps nothing that a visitor sees: without connections it is as good as killed. */
  async killWidget(): Promise<void> {
    await this.#widget.stop()
  }

  async restartWidget(): Promise<void> {
    this.#widget = await startBookingWidget({port: this.#widgetPort})
  }

  async stop(): Promise<void> {
    await this.killAuth()
    await Promise.all([this.lake.stop(), this.site.stop(), this.#widget.stop()])
    await this.#stopOthers()
  }
}
