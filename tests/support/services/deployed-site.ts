import {execFile} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'

import type {serveSite} from '../../../scripts/site/serve-site.ts'
import {type Connection, connectionTo} from './connection.ts'
import {freePort} from './free-port.ts'

const run = promisify(execFile)

/** A site of its own that is built and served, and can be deployed again. */
export class DeployedSite {
  readonly url: string
  readonly #port: number
  readonly #connection: Connection
  readonly #output: string
  readonly #environment: Record<string, string>
  #server: Awaited<ReturnType<typeof serveSite>> | null = null
  #served = ''
  #deployments = 0
  #isAway = false
  #backAt = 0

  private constructor(
    port: number,
    connection: Connection,
    output: string,
    environment: Record<string, string>,
  ) {
    this.#port = port
    this.#connection = connection
    this.#output = output
    this.#environment = environment
    this.url = `http://localhost:${connection.port}`
  }

  /** `environment` are further variables for the build. */
  static async reserve(environment: Record<string, string> = {}): Promise<DeployedSite> {
    const port = await freePort()
    const output = await mkdtemp(path.join(tmpdir(), 'history-site-'))
    return new DeployedSite(port, await connectionTo(port), output, environment)
  }

  /** Builds what a lake holds, as another version of the scripts, and serves it in place of the last one. */
  async deploy(lakeUrl: string): Promise<void> {
    // Never the folder that is served: a host builds in another one, too.
    const name = this.#deployments === 0 ? 'first' : this.#deployments % 2 ? 'odd' : 'even'
    const output = path.join(this.#output, name)
    this.#deployments += 1
    await run(process.execPath, ['scripts/build.ts', '--output', output], {
      env: {
        ...process.env,
        ...this.#environment,
        ENV_FILE: 'none',
        SANITY_API_HOST: lakeUrl,
        SITE_URL: this.url,
        // Another value gives the scripts other names, as another version of them has.
        FORM_ENDPOINT: `${this.url}/forms/${this.#deployments}`,
      },
    })
    await this.#serve(output)
  }

  /** Serves the first deployment again, if it is another one by now. */
  async rollBack(): Promise<void> {
    const first = path.join(this.#output, 'first')
    if (this.#served !== first) await this.#serve(first)
  }

  /** Whether the site was not served at some moment since then (ms since 1970). */
  wasAwaySince(time: number): boolean {
    return this.#isAway || this.#backAt >= time
  }

  async stop(): Promise<void> {
    this.#connection.stop()
    await this.#server?.stop()
    await rm(this.#output, {recursive: true, force: true})
  }

  async #serve(output: string): Promise<void> {
    this.#isAway = true
    this.#connection.cut()
    await this.#server?.stop()
    // The environment is read when this module loads, and the benchmark sets it before that.
    const {serveSite} = await import('../../../scripts/site/serve-site.ts')
    this.#server = await serveSite(path.join(output, 'site'), this.#port)
    this.#served = output
    this.#connection.restore()
    this.#isAway = false
    this.#backAt = Date.now()
  }
}
