import type {Locator, Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {publishButton} from '../../tests/support/studio.ts'

/** A field that one person changes again and again, and nobody else. */
export type RepeatedEdit = {
  name: string
  /** Opens the form from the start page of the Studio. */
  open: (studio: Page) => Promise<void>
  field: (studio: Page) => Locator
  /** What is typed the nth time. */
  value: (n: number) => string
  /** Reads what is published of it. */
  query: string
}

/** If a publish takes longer, a person would reload the Studio. */
const publishTimeoutMs = 90_000
const mostReloads = 3

/** Somebody who types into a field of the Studio, publishes it, and does it again. */
export class OfficeWorker {
  readonly edit: RepeatedEdit
  readonly page: Page
  /** What was published, in order. */
  readonly published: string[] = []
  /** Texts that vanished from the form before they were published, and the Studio said so. */
  readonly reportedLosses: string[] = []
  /** The same, without a word. */
  readonly silentLosses: string[] = []
  /** How often the Studio had to be reloaded. */
  reloads = 0
  /** How often the Studio stopped and asked for a click on Retry or "Try again". */
  crashes = 0
  /** What the Studio has written to the console as an error, the newest last. */
  readonly #consoleErrors: string[] = []
  readonly #client: () => SanityClient
  readonly #studioUrl: string
  #typed = 0

  constructor(page: Page, edit: RepeatedEdit, studioUrl: string, client: () => SanityClient) {
    this.page = page
    this.edit = edit
    this.#studioUrl = studioUrl
    this.#client = client
    page.on('console', (message) => {
      // The browser's own messages about failed requests would crowd out those of the Studio.
      if (message.type() === 'error' && message.location().url.endsWith('.js'))
        this.#consoleErrors.push(message.text())
    })
  }

  async open(): Promise<void> {
    await this.page.goto(this.#studioUrl, {waitUntil: 'domcontentloaded'})
    await this.edit.open(this.page)
    await this.edit.field(this.page).waitFor()
  }

  /** Types something new and does not rest until it is published. Throws where reloading the Studio does not help. */
  async work(): Promise<void> {
    const text = this.edit.value((this.#typed += 1))
    const reloadLimit = this.reloads + mostReloads
    await this.#retry()
    let isTyped = await this.#type(text)
    let reloadAt = Date.now() + publishTimeoutMs
    for (;;) {
      await this.page.waitForTimeout(500)
      const published = await this.read()
      if (published === text) break
      await publishButton(this.page)
        .click({timeout: 1000})
        .catch(() => {})
      if (published !== null && (await this.#retry())) {
        isTyped = await this.#type(text)
        reloadAt = Date.now() + publishTimeoutMs
      }
      if (Date.now() > reloadAt) {
        if (this.reloads === reloadLimit)
          throw new Error(`${this.edit.name}: ${text} stays a draft`)
        this.reloads += 1
        await this.#reload(text)
        isTyped = await this.#type(text)
        reloadAt = Date.now() + publishTimeoutMs
      }
      if (published !== null && (await this.#hasLost(text))) {
        if (isTyped) await this.#noteLoss(text)
        isTyped = await this.#type(text)
      }
    }
    this.published.push(text)
  }

  /** What is published; null while the lake does not answer. */
  read(): Promise<string | null> {
    return this.#client()
      .fetch<unknown>(this.edit.query, {}, {perspective: 'published'})
      .then(String, () => null)
  }

  /** Clicks Retry where a tool has stopped, or "Try again" where the Studio has lost its network; whether it had. */
  async #retry(): Promise<boolean> {
    const retry = this.page.getByRole('button', {name: /^(Retry|Try again)$/}).first()
    if (!(await retry.isVisible())) return false
    this.crashes += 1
    console.log(`  ${this.edit.name}: clicks ${await retry.innerText()}`)
    await retry.click().catch(() => {})
    return true
  }

  async #reload(text: string) {
    console.log(`  ${this.edit.name}: reloads the Studio to publish ${text}`)
    // To find out why.
    for (const error of this.#consoleErrors.slice(-5)) console.log(`    ${error.slice(0, 500)}`)
    await this.page.screenshot({path: `test-results/reload-${this.edit.name}-${text}.png`})
    await this.open()
  }

  async #noteLoss(text: string) {
    const notice = this.page
      .locator('[data-ui="Toast"]')
      .filter({hasText: 'Your last change may be lost'})
      .first()
    const isReported = await notice.isVisible()
    // The next loss needs a notice of its own.
    if (isReported)
      await notice
        .getByRole('button')
        .click()
        .catch(() => {})
    const losses = isReported ? this.reportedLosses : this.silentLosses
    losses.push(text)
    console.log(`  ${this.edit.name}: types ${text} again, ${isReported ? 'as asked' : 'unasked'}`)
  }

  /** Whether something else stands in the field, and still does after a while. */
  async #hasLost(text: string): Promise<boolean> {
    for (let look = 0; look < 10; look += 1) {
      const field = this.edit.field(this.page)
      const shown = await field.inputValue({timeout: 1000}).catch(() => null)
      if (shown === null || shown === text) return false
      if ((await this.read()) === text) return false
      await this.page.waitForTimeout(500)
    }
    return true
  }

  /** Types as soon as the field can be typed in; false where the form, read-only while it connects, did not take it. */
  async #type(text: string): Promise<boolean> {
    const field = this.edit.field(this.page)
    try {
      await field.fill(text, {timeout: publishTimeoutMs})
      const isTaken = (await field.inputValue({timeout: 1000})) === text
      await field.press('Tab')
      return isTaken
    } catch {
      return false
    }
  }
}
