import type {LinkType} from './auth-callback.ts'
import type {AuthUser} from './session-user.ts'

/** What a page knows of who is signed in, and what the visitor has to do next. */
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
  link: 'confirmed' | 'recovery' | 'expired' | 'failed' | 'unreachable' | 'other-account' | null
  /** A mail's link that waits for `verifyLink`. */
  unverifiedLink: LinkType | null
  /** The same link when it has turned out to be expired or used, until `clearUsedLink`. */
  usedLink: {type: LinkType; wasSignedIn: boolean} | null
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
  link: null,
  unverifiedLink: null,
  usedLink: null,
  accountChoice: null,
}

export const signedOut = {status: 'signed-out', user: null, step: null, problem: null} as const
