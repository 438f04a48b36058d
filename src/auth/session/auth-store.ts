import type {AuthCallback} from '../mail-link/auth-callback.ts'
import type {AuthEnvironment} from './auth-environment.ts'
import {type AuthState, initialAuthState, signedOut} from './auth-state.ts'
import {readStoredUser} from './session-user.ts'
import {StoredSession} from './stored-session.ts'

/**
 * What `SessionManager` and `MailLinkFlow` share: the state, what this browser stores, and what becomes of the state when the
 * service cannot be used.
 */
export class AuthStore {
  readonly environment: AuthEnvironment
  readonly stored: StoredSession
  /** What the URL says of a mail link, until that is followed; or a link whose session could not be stored yet. */
  callback: AuthCallback | null
  readonly #listeners = new Set<() => void>()
  #state = initialAuthState

  constructor(environment: AuthEnvironment, callback: AuthCallback | null) {
    this.environment = environment
    this.stored = new StoredSession(environment.url)
    this.callback = callback
  }

  /** The same object until something changes, as React's external stores have to return it. */
  readonly state = (): AuthState => this.#state

  /** Calls back after each change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes the state, and notifies the listeners if that made a difference. */
  set(change: Partial<AuthState>): void {
    const next = {...this.#state, ...change}
    if (JSON.stringify(next) === JSON.stringify(this.#state)) return
    this.#state = next
    // The header no longer reserves space for the avatar.
    if (!next.user && next.status !== 'loading') {
      delete document.documentElement.dataset['session']
    }
    for (const listener of this.#listeners) listener()
  }

  /** Whether this build names an auth service and its key. */
  get isConfigured(): boolean {
    return this.environment.url !== '' && this.environment.key !== ''
  }

  /** This build names no auth service, or no key for it. */
  setNotConfigured(): void {
    this.set({...signedOut, status: 'unavailable', problem: 'not-configured'})
  }

  /** The service does not answer for now. */
  setUnreachable(): void {
    const user = this.stored.needsMfa() ? null : readStoredUser(this.stored.user())
    // The sign-in page has to say so of a link that could not be followed yet.
    const mailLinkResult = this.callback ? 'unfinished' : this.#state.mailLinkResult
    this.set({status: 'unavailable', problem: 'unreachable', user, step: null, mailLinkResult})
  }

  /** The client cannot be made, or has thrown. */
  fail(error: unknown): void {
    // oxlint-disable-next-line no-console -- developers have to see that a key is missing
    console.error(error)
    if (this.isConfigured) this.setUnreachable()
    else this.setNotConfigured()
  }
}
