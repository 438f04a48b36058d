import type {AuthChangeEvent, Session} from '@supabase/supabase-js'

import {wait} from '#src/ui/wait.ts'

import type {AuthClient} from '../client/auth-client.ts'
import {endSession} from '../client/temporary-session.ts'
import type {AuthCallback} from '../mail-link/auth-callback.ts'
import {MailLinkFlow} from '../mail-link/mail-link-flow.ts'
import type {AuthEnvironment} from './auth-environment.ts'
import {type AuthState, signedOut} from './auth-state.ts'
import {AuthStore} from './auth-store.ts'
import {clearRecoveryFlag, hasRecoveryFlag} from './recovery-flag.ts'
import {needsMfa, readStoredUser, readUser} from './session-user.ts'
import type {StoredSession} from './stored-session.ts'

/**
 * Holds the one session of this page, a `Session` of supabase-js. The client is loaded when something asks for it: a
 * stored session, a mail link, the sign-in page, another tab's sign-in. Anonymous visitors never load it.
 */
export class SessionManager {
  readonly stored: StoredSession
  readonly state: () => AuthState
  readonly subscribe: (listener: () => void) => () => void
  /** The mail link that has opened this page, if one has. */
  readonly mailLink: MailLinkFlow
  readonly #store: AuthStore
  #client: Promise<AuthClient> | null = null
  #clientDropped = new AbortController()
  /** The session that the client has, also before its MFA code was entered, and where nothing can be stored. */
  #session: Session | null = null
  #isStarted = false
  #checks = 0

  constructor(environment: AuthEnvironment, callback: AuthCallback | null) {
    this.#store = new AuthStore(environment, callback)
    this.stored = this.#store.stored
    this.state = this.#store.state
    this.subscribe = this.#store.subscribe
    this.mailLink = new MailLinkFlow(this.#store, this.client)
  }

  /** Empty where the forms need no captcha. */
  get captchaSiteKey(): string {
    return this.#store.environment.captchaSiteKey ?? ''
  }

  /** Finds out who is signed in. Later calls do nothing. */
  readonly start = (): void => {
    if (this.#isStarted) return
    this.#isStarted = true
    if (!this.#store.environment.url) return this.#store.setNotConfigured()
    addEventListener('storage', ({key}) => {
      if (key === null || key === this.stored.key) this.#followStorage()
    })
    // A page in the back/forward cache gets no such event. Where storage is forbidden, nothing is ever stored.
    let wasStored = this.stored.exists()
    for (const event of ['pagehide', 'pageshow', 'visibilitychange']) {
      addEventListener(event, () => {
        const isStored = this.stored.exists()
        if (wasStored !== isStored) this.#followStorage()
        wasStored = isStored
      })
    }
    this.mailLink.start()
    if (this.#store.callback || this.stored.exists()) this.#check()
    else this.#setSignedOut()
  }

  /** After another tab has signed in or out. */
  #followStorage(): void {
    const stored = readStoredUser(this.stored.user())
    // An answer that is still to come would store the session that has ended in the other tab.
    if (this.#session && this.#session.user.id !== stored?.id) this.#dropClient()
    if (!this.stored.exists()) this.#setSignedOut()
    // Once loaded, the client itself notices when another tab signs in.
    else if (!this.#client) this.#check()
  }

  /** Tries again after the service could not be reached. */
  readonly retry = (): void => {
    // A client does not repeat a failed refresh for a minute.
    this.#dropClient()
    // As the boot script has marked it: the forms wait until it is clear whether they are needed.
    if (this.stored.exists()) document.documentElement.dataset['session'] = 'stored'
    this.#check()
  }

  /** The client, loaded at the first call. Rejects when it cannot be loaded or has no key. */
  readonly client = (): Promise<AuthClient> => {
    this.#client ??= this.#load()
    return this.#client
  }

  /** Ends the session in this browser at once, and at the service when that answers. */
  readonly signOut = (): void => {
    const ended = this.stored.tokens() ?? this.#session
    // The client would wait for the service first, and then remove a session that has begun since.
    this.#dropClient()
    this.stored.clear()
    clearRecoveryFlag()
    this.#store.set({...signedOut, signedOutHere: true})
    if (ended) void endSession(this.#store.environment, ended)
  }

  /** The visitor has set a new password, or wants to keep the old one. */
  readonly endRecovery = (): void => {
    clearRecoveryFlag()
    if (this.state().step === 'new-password') this.#store.set({step: null})
  }

  /** Loads the client for a page that will need it. */
  readonly preloadClient = (): void => {
    if (!this.#store.environment.url) return
    this.client().catch((error: unknown) => {
      // The form keeps what is typed in it, and sending it loads the client again.
      if (this.#store.isConfigured && this.state().status === 'signed-out') return
      this.#store.fail(error)
    })
  }

  #check(): void {
    const number = ++this.#checks
    this.#store.set({status: 'loading', problem: null})
    this.client()
      .then(() => this.mailLink.follow())
      .catch((error: unknown) => this.#store.fail(error))
    void wait(sessionCheckTimeoutMs).then(() => {
      if (number === this.#checks && this.state().status === 'loading') this.#store.setUnreachable()
    })
  }

  #dropClient(): void {
    const client = this.#client
    this.#client = null
    this.#session = null
    this.#clientDropped.abort()
    void client?.then((dropped) => dropped.dispose()).catch(() => {})
  }

  async #load(): Promise<AuthClient> {
    this.#clientDropped = new AbortController()
    const {signal: dropped} = this.#clientDropped
    try {
      const {createAuthClient} = await import('../client/auth-client.ts')
      const client = createAuthClient(this.#store.environment, this.stored, dropped)
      client.onAuthStateChange(this.#onAuthStateChange)
      return client
    } catch (error) {
      this.#client = null
      throw error
    }
  }

  /** The only place that decides who is signed in; it also runs for changes in other tabs. */
  readonly #onAuthStateChange = (event: AuthChangeEvent, session: Session | null): void => {
    this.#session = session
    if (session) {
      const user = readUser(session.user)
      const step = needsMfa(session) ? 'mfa' : hasRecoveryFlag(user.id) ? 'new-password' : null
      this.#store.set(
        step === 'mfa'
          ? {...signedOut, step}
          : {status: 'signed-in', user, step, problem: null, signedOutHere: false},
      )
      return
    }
    if (event === 'SIGNED_OUT') return this.#setSignedOut()
    if (this.#store.callback) return
    // No session although one is stored: refreshing it has failed for now.
    if (this.stored.exists()) this.#store.setUnreachable()
    else this.#setSignedOut()
  }

  /** Whoever signs in with a password after that need not choose a new one. */
  #setSignedOut(): void {
    clearRecoveryFlag()
    this.#store.set(signedOut)
  }
}

/** Together with loading the script a guarded page waits ten seconds; the client would try for half a minute. */
const sessionCheckTimeoutMs = 6000
