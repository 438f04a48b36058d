import type {AuthError} from '@supabase/supabase-js'

import {endSession, sessionOfMailLink} from '../client/temporary-session.ts'
import type {SessionManager} from '../session/session-manager.ts'
import {choosesPassword} from './auth-callback.ts'

/** Verifies the link and signs in. Resolves with an error after which the link can be tried again. */
export async function verifyMailLink({mailLink}: SessionManager): Promise<AuthError | null> {
  const {store, unverified: link} = mailLink
  if (!link) return null
  const {session, error} = await sessionOfMailLink(store.environment, link)
  if (error && error.code !== 'otp_expired') return error
  mailLink.unverified = null
  if (session) {
    try {
      await mailLink.offer({session, choosesPassword: choosesPassword(link.type)}, true)
    } catch (error) {
      store.fail(error)
    }
    store.set({unverifiedMailLink: null})
  } else {
    const wasSignedIn = store.state().status === 'signed-in'
    store.set({unverifiedMailLink: null, expiredMailLink: {type: link.type, wasSignedIn}})
  }
  return null
}

/** The visitor stays signed in as before; the session of the link ends. */
export function keepAccount({mailLink}: SessionManager): void {
  const {store, offered} = mailLink
  mailLink.offered = null
  store.set({accountChoice: null})
  if (offered) void endSession(store.environment, offered.session)
}

/** The visitor wants to be signed in by the link instead. */
export async function switchAccount({mailLink}: SessionManager): Promise<void> {
  const {store, offered} = mailLink
  mailLink.offered = null
  try {
    if (offered) await mailLink.accept(offered, true)
  } catch (error) {
    // The client throws what the browser's storage throws, such as when it is full.
    store.fail(error)
  }
  store.set({accountChoice: null})
}

/** The session of a recovery link has become too old to choose a new password. */
export function expireRecovery(session: SessionManager): void {
  session.signOut()
  session.mailLink.store.set({expiredMailLink: {type: 'recovery', wasSignedIn: false}})
}

/** The visitor has read that the link has expired. */
export function clearExpiredMailLink({mailLink}: SessionManager): void {
  mailLink.store.set({expiredMailLink: null})
}
