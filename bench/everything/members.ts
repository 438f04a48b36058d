import {expect, type Page} from '@playwright/test'

import {
  type AuthService,
  avatar,
  newAccount,
  serviceClient,
  signIn,
} from '../../tests/e2e/auth/auth-journey.ts'

type Account = {email: string; password: string}

const avatarTimeoutMs = 30_000

/** People who sign up all the time, and one of them who stays signed in. */
export class Members {
  /** Those whose sign-up and confirmation were answered. */
  readonly accounts: Account[] = []
  /** How often a reload had signed the one out who stays. */
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
    await signIn(this.#page, account)
  }

  /** Does nothing while the service is down. */
  async signUp(): Promise<void> {
    await newAccount(this.#auth()).then(
      (account) => this.accounts.push(account),
      () => {},
    )
  }

  async reload(): Promise<void> {
    await this.#page.reload()
    const isSignedIn = await expect(avatar(this.#page))
      .toBeVisible({timeout: avatarTimeoutMs})
      .then(
        () => true,
        () => false,
      )
    const [account] = this.accounts
    if (isSignedIn || !account) return
    this.signedOut += 1
    await signIn(this.#page, account)
  }

  /** Those of the newest accounts that are there no more, or with another password. */
  async lost(newest: number): Promise<string[]> {
    const lost: string[] = []
    for (const account of this.accounts.slice(-newest)) {
      const {error} = await serviceClient(this.#auth()).signInWithPassword(account)
      if (error?.code === 'invalid_credentials') lost.push(account.email)
    }
    return lost
  }
}
