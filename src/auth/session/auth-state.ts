import type {MailLinkType} from '../mail-link/auth-callback.ts'
import type {SessionUser} from './session-user.ts'

/** What a page knows of who is signed in, and what the visitor has to do next. */
export type AuthState = {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unavailable'
  /** While the service cannot be reached, what this browser has stored. */
  user: SessionUser | null
  /** Whether the visitor signed out in this tab and on this page. */
  signedOutHere: boolean
  /** What the visitor has to do on the sign-in page first. */
  step: 'mfa' | 'new-password' | null
  /** Why the status is unavailable. */
  problem: 'not-configured' | 'unreachable' | null
  /**
   * What has come of a mail link, until `clearResult`. All but 'followed' lead to the sign-in page; 'unfinished' is a link
   * for which it asks a question, a new password or a retry.
   */
  mailLinkResult: 'followed' | 'unfinished' | 'expired' | 'failed' | null
  /** A mail link that waits for its button. */
  unverifiedMailLink: MailLinkType | null
  /** The same link when it has expired, as one that was used has, until `clearExpiredMailLink`. */
  expiredMailLink: {type: MailLinkType; wasSignedIn: boolean} | null
  /** The emails of who is signed in, if anybody, and of whom a link would sign in, until the visitor has chosen. */
  accountChoice: {current: string | null; offered: string} | null
}

/** Until the session is known, in the browser as in prerendering. */
export const initialAuthState: AuthState = {
  status: 'loading',
  user: null,
  signedOutHere: false,
  step: null,
  problem: null,
  mailLinkResult: null,
  unverifiedMailLink: null,
  expiredMailLink: null,
  accountChoice: null,
}

/** What the state becomes while nobody is signed in. */
export const signedOut = {status: 'signed-out', user: null, step: null, problem: null} as const
