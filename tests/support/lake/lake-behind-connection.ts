import {rm} from 'node:fs/promises'

import type {SanityClient} from '@sanity/client'

import {type Connection, connectionTo} from '../services/connection.ts'
import {freePort} from '../services/free-port.ts'
import {requireSupportedRequests} from '../services/unsupported-requests.ts'
import {folderWithSharedPictures, restoreDatasets} from './datasets-as-built.ts'
import {type ForkedLake, forkLake, type LakeEndpoint} from './forked-lake.ts'

/** A content lake that can be killed, and to which browsers come by a connection that can be cut. */
export class LakeBehindConnection {
  readonly connection: Connection
  readonly #dataFolder: string
  readonly #start: () => Promise<ForkedLake>
  #lake: ForkedLake

  private constructor(
    connection: Connection,
    dataFolder: string,
    start: () => Promise<ForkedLake>,
    lake: ForkedLake,
  ) {
    this.connection = connection
    this.#dataFolder = dataFolder
    this.#start = start
    this.#lake = lake
  }

  /** Starts with the datasets that a lake's folder kept when the site was built from it. */
  static async start(
    original: string,
    origins: Pick<LakeEndpoint, 'siteOrigins' | 'studioOrigins'>,
  ): Promise<LakeBehindConnection> {
    const dataFolder = await folderWithSharedPictures(original)
    await restoreDatasets(original, dataFolder)
    const port = await freePort()
    const connection = await connectionTo(port)
    const endpoint = {port, publicPort: connection.port, ...origins}
    const start = () => forkLake(dataFolder, {compileCache: true, endpoint})
    return new LakeBehindConnection(connection, dataFolder, start, await start())
  }

  /** As browsers and the build know it. */
  get url(): string {
    return `http://localhost:${this.connection.port}`
  }

  /** The office's, which the cut connection does not concern. */
  get client(): SanityClient {
    return this.#lake.client
  }

  /** Rejects when it was asked, since its last start, for something that it does not know. */
  requireSupportedRequests(): Promise<void> {
    return requireSupportedRequests(this.#lake.url)
  }

  kill(): Promise<void> {
    return this.#lake.kill()
  }

  async restart(): Promise<void> {
    this.#lake = await this.#start()
  }

  async stop(): Promise<void> {
    this.connection.stop()
    await this.#lake.kill()
    await rm(this.#dataFolder, {recursive: true, force: true, maxRetries: 10})
  }
}
