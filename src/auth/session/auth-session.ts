import type {AuthChangeEvent, Session} from '@supabase/supabase-js'

import {wait} from '#src/ui/wait.ts'

import type {AuthCallback} from './auth-callback.ts'
import type {AuthClient} from './auth-client.ts'
import type {AuthEnvironment} from './auth-environment.ts'
import {setRecoveryFlag, clearRecoveryFlag, hasRecoveryFlag} from './recovery-flag.ts'
import {type AuthUser, needsMfa, readStoredUser, readUser} from './session-user.ts'
import {StoredSession} from './stored-session.ts'

export type AuthState = {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unavailable'
  /** While the service cannot be reached, what this browser has stored. */
  user: AuthUser | null
  /** Whether the visitor signed out in this tab and on this page. */
  signedOutHere: boolean
  /** What the visitor has to do on the sign-in page first. */
  step: 'code' | 'new-password' | null
  /** Why the status is unavailable. */
  problem: 'not-configured' | 'unreachable' | null
  /** The result of a mail's link, until `clearLinkResult`. */
  link: 'confirmed' | 'recovery' | 'expired' | 'failed' | 'unreachable' | null
}

/**
 * The one session of this page. The client is loaded when something asks for it: a stored session, a
 * mail's link, the sign-in page, another tab's sign-in. Anonymous visitors never load it.
 */
export class AuthSession {
  readonly stored: StoredSession
  readonly #environment: AuthEnvironment
  readonly #listeners = new Set<() => void>()
  #state = initialAuthState
  #client: Promise<AuthClient> | null = null
  #callback: AuthCallback | null
  #isStarted = false
  #checks = 0

  constructor(environment: AuthEnvironment, callback: AuthCallback | null) {
    this.#environment = environment
    this.#callback = callback
    this.stored = new StoredSession(environment.url)
  }

  readonly state = (): AuthState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Finds out who is signed in. Later calls do nothing. */
  readonly start = (): void => {
    if (this.#isStarted) return
    this.#isStarted = true
    if (!this.#environment.url) {
      this.#callback = null
      return this.#set({...signedOut, status: 'unavailable', problem: 'not-configured'})
    }
    addEventListener('storage', ({key}) => {
      if (key !== null && key !== this.stored.key) return
      if (!this.stored.exists()) this.#set(signedOut)
      // Once loaded, the client itself notices when another tab signs in.
      else if (!this.#client) this.#check()
    })
    if (this.#callback?.kind === 'error') {
      const link = this.#callback.isExpired ? 'expired' : 'failed'
      this.#callback = null
      this.#set({link})
    }
    if (this.#callback || this.stored.exists()) this.#check()
    else this.#set(signedOut)
  }

  /** Tries again after the service could not be reached. */
  readonly retry = (): void => {
    const before = this.#client
    this.#client = null
    // A client does not repeat a failed refresh for a minute, so a new one replaces it.
    void before?.then((client) => client.dispose()).catch(() => {})
    this.#check()
  }

  /** The client, loaded at the first call. Rejects when it cannot be loaded or has no key. */
  readonly client = (): Promise<AuthClient> => {
    this.#client ??= this.#load()
    return this.#client
  }

  /** Ends the session in this browser in any case, and at the service if that can be reached. Never rejects. */
  readonly signOut = async (): Promise<void> => {
    this.#set({signedOutHere: true})
    if (this.#client || this.stored.exists()) {
      const ended = new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.#state.status !== 'signed-out' || this.#state.step) return
          stop()
          resolve()
        })
      })
      const asked = this.client().then((client) => client.signOut({scope: 'local'}))
      await Promise.race([ended, asked.catch(() => {}), wait(signOutTimeoutMs)])
    }
    this.stored.clear()
    clearRecoveryFlag()
    this.#set({...signedOut, signedOutHere: true})
  }

  /** The visitor has set a new password, or wants to keep the old one. */
  readonly endRecovery = (): void => {
    clearRecoveryFlag()
    if (this.#state.step === 'new-password') this.#set({step: null})
  }

  readonly clearLinkResult = (): void => this.#set({link: null})

  /** Loads the client for a page that will need it; an error is shown in the state. */
  readonly preloadClient = (): void => {
    if (!this.#environment.url) return
    this.client().catch((error: unknown) => this.#fail(error))
  }

  #check(): void {
    const number = ++this.#checks
    this.#set({status: 'loading', problem: null})
    const check = (async () => {
      const client = await this.client()
      if (this.#callback?.kind === 'session') await this.#followLink(client, this.#callback)
    })()
    check.catch((error: unknown) => this.#fail(error))
    void wait(sessionCheckTimeoutMs).then(() => {
      if (number === this.#checks && this.#state.status === 'loading') this.#setUnreachable()
    })
  }

  async #load(): Promise<AuthClient> {
    try {
      const {createAuthClient} = await import('./auth-client.ts')
      const client = createAuthClient(this.#environment)
      client.onAuthStateChange(this.#onAuthStateChange)
      return client
    } catch (error) {
      this.#client = null
      throw error
    }
  }

  async #followLink(client: AuthClient, callback: AuthCallback & {kind: 'session'}): Promise<void> {
    const {data, error} = await client.setSession({
      access_token: callback.accessToken,
      refresh_token: callback.refreshToken,
    })
    if (error?.name === 'AuthRetryableFetchError') return this.#setUnreachable()

    this.#callback = null
    if (!data.session) {
      this.#set({link: 'expired', ...(this.stored.exists() ? {} : signedOut)})
      return
    }
    if (callback.isRecovery) setRecoveryFlag(data.session.user.id)
    this.#set({link: callback.isRecovery ? 'recovery' : 'confirmed'})
    this.#onAuthStateChange('SIGNED_IN', data.session)
  }

  /** The only place that decides who is signed in; it also runs for changes in other tabs. */
  readonly #onAuthStateChange = (event: AuthChangeEvent, session: Session | null): void => {
    if (session) {
      const user = readUser(session.user)
      const step = needsMfa(session) ? 'code' : hasRecoveryFlag(user.id) ? 'new-password' : null
      this.#set(
        step === 'code'
          ? {...signedOut, step}
          : {status: 'signed-in', user, step, problem: null, signedOutHere: false},
      )
      return
    }
    if (event === 'SIGNED_OUT') return this.#set(signedOut)
    if (this.#callback) return
    // No session although one is stored: refreshing it has failed for now.
    if (this.stored.exists()) this.#setUnreachable()
    else this.#set(signedOut)
  }

  #setUnreachable(): void {
    const user = readStoredUser(this.stored.user())
    // The sign-in page has to say so of a link that could not be followed yet.
    const link = this.#callback ? 'unreachable' : this.#state.link
    this.#set({status: 'unavailable', problem: 'unreachable', user, step: null, link})
  }

  #fail(error: unknown): void {
    const isConfigured = this.#environment.url !== '' && this.#environment.key !== ''
    // oxlint-disable-next-line no-console -- developers have to see that a key is missing
    console.error(error)
    if (isConfigured) this.#setUnreachable()
    else this.#set({...signedOut, status: 'unavailable', problem: 'not-configured'})
  }

  #set(change: Partial<AuthState>): void {
    const next = {...this.#state, ...change}
    if (JSON.stringify(next) === JSON.stringify(this.#state)) return
    this.#state = next
    // The header no longer reserves space for the avatar.
    if (next.status === 'signed-out' || next.problem === 'not-configured') {
      delete document.documentElement.dataset['session']
    }
    for (const listener of this.#listeners) listener()
  }
}

/** Until the session is known, in the browser as in prerendering. */
export const initialAuthState: AuthState = {
  status: 'loading',
  user: null,
  signedOutHere: false,
  step: null,
  problem: null,
  link: null,
}

const signedOut = {status: 'signed-out', user: null, step: null, problem: null} as const

/** Together with loading the script a guarded page waits ten seconds; the client would try for half a minute. */
const sessionCheckTimeoutMs = 6000
/** Longer than an answer usually takes; without one, the session is removed from this browser only. */
const signOutTimeoutMs = 2000
