import type {Browser, BrowserContext, Page} from '@playwright/test'

import {type AuthService, newAccount} from '../../../support/auth/auth-journey.ts'
import {openAndStartHydration} from '../../../support/page/start-hydration.ts'
import {AccountModel, fullNames, type Index, type Person} from './account-model.ts'
import {type StoredSession, readStoredSession} from './stored-session.ts'

/** Against hanging: a history that cannot go on has found something. */
const actionTimeoutMs = 30_000

/** Two browsers of one history, each with tabs that share a session. */
export class AccountBrowsers {
  readonly auth: AuthService
  readonly #contexts: [BrowserContext, BrowserContext]
  /** Everybody whom the header of a browser has shown since it was last asked. */
  readonly #shown: [Set<string>, Set<string>] = [new Set(), new Set()]
  readonly #lastAllowed: [(Person | null)[], (Person | null)[]] = [[], []]
  /** Refresh tokens of sessions that were signed out. */
  readonly ended: string[] = []

  private constructor(auth: AuthService, contexts: [BrowserContext, BrowserContext]) {
    this.auth = auth
    this.#contexts = contexts
  }

  /** Ann and Ben have accounts; nobody is signed in. */
  static async start(browser: Browser, siteUrl: string, auth: AuthService) {
    const newContext = async () => {
      const context = await browser.newContext({baseURL: siteUrl})
      context.setDefaultTimeout(actionTimeoutMs)
      return context
    }
    const contexts = await Promise.all([newContext(), newContext()])
    const real = new AccountBrowsers(auth, contexts)
    const model = new AccountModel()
    for (const index of [0, 1] as const) await real.#noteShown(index)
    for (const person of ['Ann', 'Ben'] as const) {
      const account = await newAccount(auth, fullNames[person])
      model.accounts[person] = {...account, isConfirmed: true, secret: null}
    }
    for (const index of [0, 1, 0] as const) await real.openTab(model, index)
    return {model, real}
  }

  async openTab(model: AccountModel, index: Index): Promise<void> {
    const page = await this.#contexts[index].newPage()
    await openAndStartHydration(page, '/contact')
    model.browsers[index].tabs += 1
  }

  tabs(index: Index): Page[] {
    return this.#contexts[index].pages()
  }

  tab(index: Index, tab: number): Page {
    const page = this.tabs(index)[tab]
    if (!page) throw new Error(`Browser ${index} has no tab ${tab}.`)
    return page
  }

  stored(index: Index): Promise<StoredSession | null> {
    return readStoredSession(this.tab(index, 0))
  }

  /** Throws where a page has shown somebody else since the last call. */
  requireShown(index: Index, allowed: (Person | null)[]): void {
    const names = [...this.#shown[index]]
    this.#shown[index].clear()
    // What a page showed right before the last command ended can arrive after it.
    const known = [...allowed, ...this.#lastAllowed[index]]
    this.#lastAllowed[index] = allowed
    const strangers = names.filter(
      (name) => !known.some((person) => person && name.includes(fullNames[person])),
    )
    if (strangers.length > 0) throw new Error(`Browser ${index} has shown ${strangers.join(', ')}.`)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()))
  }

  async #noteShown(index: Index): Promise<void> {
    const context = this.#contexts[index]
    await context.exposeFunction('noteAccount', (name: string) => {
      this.#shown[index].add(name)
    })
    await context.addInitScript(() => {
      const look = () => {
        const avatar = document.querySelector(
          'button[aria-label*="account of"], button[aria-label*="cuenta de"]',
        )
        const note: unknown = Reflect.get(window, 'noteAccount')
        if (avatar && typeof note === 'function') note(avatar.getAttribute('aria-label'))
      }
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['aria-label'],
      })
    })
  }
}
