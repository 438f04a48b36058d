import type {Page} from '@playwright/test'

import {
  type AuthService,
  avatar,
  fillSignIn,
  newAccount,
  serviceClient,
} from '../../tests/support/auth/auth-journey.ts'

type Account = {email: string; password: string}

const avatarTimeoutMs = 30_000

/** People who sign up all the time, and one of them who stays signed in. */
export class BusinessUsers {
  /** Those whose sign-up and confirmation were answered. */
  readonly accounts: Account[] = []
  /** Sign-ups that failed while the service was there. */
  readonly failedSignUps: string[] = []
  /** How often the member who stays signed in was signed out after a reload. */
  signedOut = 0
  readonly #page: Page
  readonly #auth: () => AuthService

  constructor(page: Page, auth: () => AuthService) {
    this.#page = page
    this.#auth = auth
  }

  async start(): Promise<void> {
    const account = await newAccount(this.#auth())
    this.accounts.push(account)
    await this.#signIn(account)
  }

  /** While the service `isAway` a sign-up may fail. */
  async signUp(isAway: () => boolean): Promise<void> {
    const wasAway = isAway()
    try {
      this.accounts.push(await newAccount(this.#auth()))
    } catch (error) {
      if (!wasAway && !isAway()) this.failedSignUps.push(String(error))
    }
  }

  async reload(): Promise<void> {
    await this.#page.reload()
    const isSignedIn = await avatar(this.#page)
      .waitFor({timeout: avatarTimeoutMs})
      .then(
        () => true,
        () => false,
      )
    const [account] = this.accounts
    if (isSignedIn || !account) return
    this.signedOut += 1
    await this.#signIn(account)
  }

  /** Which of the newest accounts can no longer sign in. */
  async lost(newest: number): Promise<string[]> {
    const lost: string[] = []
    for (const account of this.accounts.slice(-newest)) {
      const {error} = await serviceClient(this.#auth()).signInWithPassword(account)
      if (error) lost.push(`${account.email}: ${error.message}`)
    }
    return lost
  }

  async #signIn(account: Account) {
    await this.#page.goto('/auth')
    await fillSignIn(this.#page, account)
    await avatar(this.#page).waitFor({timeout: avatarTimeoutMs})
  }
}
