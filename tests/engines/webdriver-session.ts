import {expect} from '@playwright/test'

/** A reference to an element, as WebDriver writes it. */
export type ElementReference = Record<string, string>

/** Against hanging: a driver that never answers would hold the test and the engine until the run is ended. */
const commandTimeout = 45_000
/** A driver that opens its browser at all does so within two seconds. */
const openTimeout = 15_000

/** The commands of the W3C protocol that the journeys need. */
export class WebDriverSession {
  readonly version: string
  readonly #url: string

  private constructor(url: string, version: string) {
    this.#url = url
    this.version = version
  }

  /** Waits until the driver answers. */
  static async open(driver: string, alwaysMatch: object): Promise<WebDriverSession> {
    await expect
      .poll(() =>
        fetch(`${driver}/status`).then(
          ({ok}) => ok,
          () => false,
        ),
      )
      .toBe(true)
    const {sessionId, capabilities} = await command(
      `${driver}/session`,
      {capabilities: {alwaysMatch}},
      openTimeout,
    )
    return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities.browserVersion)
  }

  post(path: string, body: object = {}) {
    return command(`${this.#url}/${path}`, body)
  }

  get(path: string) {
    return command(`${this.#url}/${path}`)
  }

  /** Runs a function without a closure in the document that the session looks at. */
  run(inPage: (...args: never[]) => unknown, ...args: unknown[]) {
    return this.post('execute/sync', {script: `return (${String(inPage)})(...arguments)`, args})
  }

  async close() {
    await fetch(this.#url, {method: 'DELETE', signal: AbortSignal.timeout(commandTimeout)})
  }
}

async function command(url: string, body?: object, timeout = commandTimeout) {
  const request = {
    ...(body && {method: 'POST', body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(timeout),
  }
  const response = await fetch(url, request).catch((error: unknown) => {
    const {pathname} = new URL(url)
    throw new Error(`The driver did not answer ${pathname} within ${timeout} ms.`, {
      cause: error,
    })
  })
  const {value} = await response.json()
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}
