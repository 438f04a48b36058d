import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test'
import type {SanityClient, SanityDocument} from '@sanity/client'

import {launchOptions} from '../../../../scripts/chromium/launch-options.ts'
import {LakeBehindConnection} from '../../../support/lake/lake-behind-connection.ts'
import {DeployedSite} from '../../../support/services/deployed-site.ts'
import {PageModel, startTime} from './page-model.ts'

/** What a history may change. */
const changedIds = [
  'rates',
  'announcement',
  'listOrder',
  'job-operations-manager',
  'job-operations-manager-es',
]

/** Against hanging: a history that cannot go on has found something. */
const actionTimeoutMs = 30_000

/** A site, its lake and a browser, for one history after the other. */
export class HistoryWorld {
  readonly lake: LakeBehindConnection
  readonly site: DeployedSite
  readonly #browser: Browser
  readonly #before: SanityDocument[]

  private constructor(
    lake: LakeBehindConnection,
    site: DeployedSite,
    browser: Browser,
    before: SanityDocument[],
  ) {
    this.lake = lake
    this.site = site
    this.#browser = browser
    this.#before = before
  }

  static async start(originalLake: string): Promise<HistoryWorld> {
    const site = await DeployedSite.reserve()
    const lake = await LakeBehindConnection.start(originalLake, {siteOrigins: [site.url]})
    const [browser, before] = await Promise.all([
      chromium.launch(launchOptions()),
      lake.client.getDocuments(changedIds),
      site.deploy(lake.url),
    ])
    return new HistoryWorld(
      lake,
      site,
      browser,
      before.filter((document) => document !== null),
    )
  }

  /** Content and site as at first, and visitors who have not been here yet. */
  async begin(): Promise<{model: PageModel; real: Visitors}> {
    const transaction = this.lake.client.transaction()
    for (const document of this.#before) {
      transaction.createOrReplace(document).delete(`drafts.${document._id}`)
    }
    await transaction.commit()
    await this.site.rollBack()
    const context = await this.#browser.newContext({
      baseURL: this.site.url,
      viewport: {width: 1280, height: 900},
    })
    context.setDefaultTimeout(actionTimeoutMs)
    await context.clock.install({time: startTime})
    return {model: new PageModel(startTime), real: new Visitors(this, context)}
  }

  /** Rejects afterwards when the lake was asked for something that it does not know. */
  async stop(): Promise<void> {
    await this.#browser.close()
    try {
      await this.lake.requireSupportedRequests()
    } finally {
      await Promise.all([this.lake.stop(), this.site.stop()])
    }
  }
}

/** The visitors of one history: tabs of one browser. */
export class Visitors {
  readonly world: HistoryWorld
  readonly context: BrowserContext
  /** Errors that no code caught. */
  readonly errors: string[] = []

  constructor(world: HistoryWorld, context: BrowserContext) {
    this.world = world
    this.context = context
    context.on('weberror', (error) => this.errors.push(error.error().message))
  }

  get office(): SanityClient {
    return this.world.lake.client
  }

  tab(index: number): Page {
    const page = this.context.pages()[index]
    if (!page) throw new Error(`There is no tab ${index}.`)
    return page
  }
}
