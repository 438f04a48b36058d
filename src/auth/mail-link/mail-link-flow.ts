import type {Session} from '@supabase/supabase-js'

import type {AuthClient} from '../client/auth-client.ts'
import {sessionOfMailLink} from '../client/temporary-session.ts'
import {signedOut} from '../session/auth-state.ts'
import type {AuthStore} from '../session/auth-store.ts'
import {setRecoveryFlag} from '../session/recovery-flag.ts'
import {readStoredUser, readUser} from '../session/session-user.ts'
import type {UnverifiedMailLink} from './auth-callback.ts'

type OfferedSession = {session: Session; choosesPassword: boolean}

/**
 * Follows a mail link, from what the URL says to a visitor who is signed in, or stays as before. What the visitor does
 * about it on the sign-in page is in `mail-link-actions.ts`, which only that page loads.
 */
export class MailLinkFlow {
  readonly store: AuthStore
  readonly #client: () => Promise<AuthClient>
  /** The link that waits for its button. */
  unverified: UnverifiedMailLink | null = null
  /** The session that waits for the visitor's choice. */
  offered: OfferedSession | null = null

  constructor(store: AuthStore, client: () => Promise<AuthClient>) {
    this.store = store
    this.#client = client
  }

  /** Reports a link that failed or has to be verified. One with a session is left for `follow`. */
  start(): void {
    const {callback} = this.store
    if (!callback || callback.kind === 'session') return
    this.store.callback = null
    if (callback.kind === 'error') {
      this.store.set({mailLinkResult: callback.isExpired ? 'expired' : 'failed'})
    } else {
      this.unverified = callback
      this.store.set({unverifiedMailLink: callback.type})
    }
  }

  /** Signs in with a link that has a session, if there is one. */
  async follow(): Promise<void> {
    const link = this.store.callback
    if (link?.kind !== 'session') return
    const {session, error} = await sessionOfMailLink(this.store.environment, link)
    if (error?.name === 'AuthRetryableFetchError') return this.store.setUnreachable()
    if (session) return this.offer({session, choosesPassword: link.choosesPassword}, false)
    this.store.callback = null
    this.#setExpired()
  }

  /** Takes the result back once a page has acted on it. */
  readonly clearResult = (): void => this.store.set({mailLinkResult: null})

  /**
   * Signs in with the session of a link. The visitor chooses first where somebody else is signed in, and where nobody
   * is and no button was pressed: anybody can send a link to an account of their own.
   */
  async offer(offered: OfferedSession, isButtonPressed: boolean): Promise<void> {
    const current = readStoredUser(this.store.stored.user())
    const {user} = offered.session
    const needsNoChoice = current ? current.id === user.id : isButtonPressed
    if (needsNoChoice) return this.accept(offered, isButtonPressed)
    this.store.callback = null
    this.offered = offered
    const accountChoice = {current: current?.email ?? null, offered: readUser(user).email}
    this.store.set({
      ...(current ? {} : signedOut),
      mailLinkResult: 'unfinished',
      accountChoice,
    })
  }

  /** Signs in with the session of a link, whoever is signed in. */
  async accept(
    {session, choosesPassword}: OfferedSession,
    isButtonPressed: boolean,
  ): Promise<void> {
    const {access_token: accessToken, refresh_token: refreshToken, user} = session
    // For `retry`: the link itself works only once.
    this.store.callback = {kind: 'session', accessToken, refreshToken, choosesPassword}
    if (choosesPassword) setRecoveryFlag(user.id)
    const client = await this.#client()
    const {error} = await client.setSession(session)
    if (error?.name === 'AuthRetryableFetchError') return this.store.setUnreachable()
    this.store.callback = null
    if (error) return this.#setExpired()
    const result = choosesPassword ? 'unfinished' : 'followed'
    // The sign-in page, which has the buttons, goes on by itself.
    this.store.set({mailLinkResult: isButtonPressed ? null : result})
  }

  #setExpired(): void {
    this.store.set({mailLinkResult: 'expired', ...(this.store.stored.exists() ? {} : signedOut)})
  }
}
