import type {AuthChangeEvent, AuthError, Session} from '@supabase/supabase-js'

import {wait} from '#src/ui/wait.ts'

import {
  type AuthCallback,
  choosesPassword,
  type SessionLink,
  type TokenLink,
} from './auth-callback.ts'
import type {AuthClient} from './auth-client.ts'
import type {AuthEnvironment} from './auth-environment.ts'
import {type AuthState, initialAuthState, signedOut} from './auth-state.ts'
import {setRecoveryFlag, clearRecoveryFlag, hasRecoveryFlag} from './recovery-flag.ts'
import {needsMfa, readStoredUser, readUser} from './session-user.ts'
import {StoredSession} from './stored-session.ts'
import {endSession, sessionOfLink} from './temporary-session.ts'

type OfferedSession = {session: Session; choosesPassword: boolean}

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
  #clientDropped = new AbortController()
  /** The session that the client has, also before its MFA code was entered, and where nothing can be stored. */
  #session: Session | null = null
  /** A link in the URL, or one whose session could not be stored yet. */
  #callback: AuthCallback | null
  #tokenLink: TokenLink | null = null
  #offered: OfferedSession | null = null
  #isStarted = false
  #checks = 0

  constructor(environment: AuthEnvironment, callback: AuthCallback | null) {
    this.#environment = environment
    this.#callback = callback
    this.stored = new StoredSession(environment.url)
  }

  readonly state = (): AuthState => this.#state

  /** Empty where the forms need no captcha. */
  get captchaSiteKey(): string {
    return this.#environment.captchaSiteKey ?? ''
  }

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
    if (this.#callback?.kind === 'error') {
      const link = this.#callback.isExpired ? 'expired' : 'failed'
      this.#callback = null
      this.#set({link})
    }
    if (this.#callback?.kind === 'token') {
      this.#tokenLink = this.#callback
      this.#callback = null
      this.#set({unverifiedLink: this.#tokenLink.type})
    }
    if (this.#callback || this.stored.exists()) this.#check()
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

  get #isConfigured(): boolean {
    return this.#environment.url !== '' && this.#environment.key !== ''
  }

  /** Tries again after the service could not be reached. */
  readonly retry = (): void => {
    // A client does not repeat a failed refresh for a minute.
    this.#dropClient()
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
    this.#set({...signedOut, signedOutHere: true})
    if (ended) void endSession(this.#environment, ended)
  }

  /** The visitor has set a new password, or wants to keep the old one. */
  readonly endRecovery = (): void => {
    clearRecoveryFlag()
    if (this.#state.step === 'new-password') this.#set({step: null})
  }

  /** The session of the link has become too old to choose a new password. */
  readonly expireRecovery = (): void => {
    this.signOut()
    this.#set({usedLink: {type: 'recovery', wasSignedIn: false}})
  }

  readonly clearLinkResult = (): void => this.#set({link: null})

  readonly clearUsedLink = (): void => this.#set({usedLink: null})

  /** Verifies the link of a mail and signs in. Resolves with an error after which the link can be tried again. */
  readonly verifyLink = async (): Promise<AuthError | null> => {
    const link = this.#tokenLink
    if (!link) return null
    const {session, error} = await sessionOfLink(this.#environment, link)
    if (error && error.code !== 'otp_expired') return error
    this.#tokenLink = null
    if (session) {
      try {
        await this.#offer(
          {session, choosesPassword: choosesPassword(link.type)},
          {result: null, isConfirmed: true},
        )
      } catch (error) {
        this.#fail(error)
      }
      this.#set({unverifiedLink: null})
    } else {
      const wasSignedIn = this.#state.status === 'signed-in'
      this.#set({unverifiedLink: null, usedLink: {type: link.type, wasSignedIn}})
    }
    return null
  }

  /** The visitor stays signed in as before; the session of the link ends. */
  readonly keepAccount = (): void => {
    const offered = this.#offered
    this.#offered = null
    this.#set({accountChoice: null})
    if (offered) void endSession(this.#environment, offered.session)
  }

  /** The visitor wants to be signed in by the link instead. */
  readonly switchAccount = async (): Promise<void> => {
    const offered = this.#offered
    this.#offered = null
    try {
      if (offered) await this.#accept(offered, null)
    } catch (error) {
      // The client throws what the browser's storage throws, such as when it is full.
      this.#fail(error)
    }
    this.#set({accountChoice: null})
  }

  /** Loads the client for a page that will need it. */
  readonly preloadClient = (): void => {
    if (!this.#environment.url) return
    this.client().catch((error: unknown) => {
      // The form keeps what is typed in it, and sending it loads the client again.
      if (this.#isConfigured && this.#state.status === 'signed-out') return
      this.#fail(error)
    })
  }

  #check(): void {
    const number = ++this.#checks
    this.#set({status: 'loading', problem: null})
    const check = (async () => {
      await this.client()
      if (this.#callback?.kind === 'session') await this.#followLink(this.#callback)
    })()
    check.catch((error: unknown) => this.#fail(error))
    void wait(sessionCheckTimeoutMs).then(() => {
      if (number === this.#checks && this.#state.status === 'loading') this.#setUnreachable()
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
      const {createAuthClient} = await import('./auth-client.ts')
      const client = createAuthClient(this.#environment, this.stored, dropped)
      client.onAuthStateChange(this.#onAuthStateChange)
      return client
    } catch (error) {
      this.#client = null
      throw error
    }
  }

  async #followLink(link: SessionLink): Promise<void> {
    const {session, error} = await sessionOfLink(this.#environment, link)
    if (error?.name === 'AuthRetryableFetchError') return this.#setUnreachable()
    if (session) {
      const result = link.choosesPassword ? 'recovery' : 'confirmed'
      return this.#offer(
        {session, choosesPassword: link.choosesPassword},
        {result, isConfirmed: false},
      )
    }
    this.#callback = null
    this.#setLinkExpired()
  }

  /**
   * Signs in with the session of a link. The visitor chooses first where somebody else is signed in, and where nobody
   * is and no button was pressed: anybody can send a link to an account of their own.
   */
  async #offer(
    offered: OfferedSession,
    {result, isConfirmed}: {result: AuthState['link']; isConfirmed: boolean},
  ): Promise<void> {
    const current = readStoredUser(this.stored.user())
    const {user} = offered.session
    const needsNoChoice = current ? current.id === user.id : isConfirmed
    if (needsNoChoice) return this.#accept(offered, result)
    this.#callback = null
    this.#offered = offered
    const accountChoice = {current: current?.email ?? null, offered: readUser(user).email}
    this.#set({...(current ? {} : signedOut), link: 'other-account', accountChoice})
  }

  async #accept(offered: OfferedSession, result: AuthState['link']): Promise<void> {
    const {access_token: accessToken, refresh_token: refreshToken, user} = offered.session
    // For `retry`: the link itself works only once.
    const {choosesPassword: isRecovery} = offered
    this.#callback = {kind: 'session', accessToken, refreshToken, choosesPassword: isRecovery}
    if (isRecovery) setRecoveryFlag(user.id)
    const client = await this.client()
    const {error} = await client.setSession(offered.session)
    if (error?.name === 'AuthRetryableFetchError') return this.#setUnreachable()
    this.#callback = null
    if (error) this.#setLinkExpired()
    else this.#set({link: result})
  }

  #setLinkExpired(): void {
    this.#set({link: 'expired', ...(this.stored.exists() ? {} : signedOut)})
  }

  /** The only place that decides who is signed in; it also runs for changes in other tabs. */
  readonly #onAuthStateChange = (event: AuthChangeEvent, session: Session | null): void => {
    this.#session = session
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
    if (event === 'SIGNED_OUT') return this.#setSignedOut()
    if (this.#callback) return
    // No session although one is stored: refreshing it has failed for now.
    if (this.stored.exists()) this.#setUnreachable()
    else this.#setSignedOut()
  }

  /** Whoever signs in with a password after that need not choose a new one. */
  #setSignedOut(): void {
    clearRecoveryFlag()
    this.#set(signedOut)
  }

  #setUnreachable(): void {
    const user = readStoredUser(this.stored.user())
    // The sign-in page has to say so of a link that could not be followed yet.
    const link = this.#callback ? 'unreachable' : this.#state.link
    this.#set({status: 'unavailable', problem: 'unreachable', user, step: null, link})
  }

  #fail(error: unknown): void {
    // oxlint-disable-next-line no-console -- developers have to see that a key is missing
    console.error(error)
    if (this.#isConfigured) this.#setUnreachable()
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

/** Together with loading the script a guarded page waits ten seconds; the client would try for half a minute. */
const sessionCheckTimeoutMs = 6000
