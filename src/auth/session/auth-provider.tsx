import {createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore} from 'react'
import {createPath, useLocation, useNavigate} from 'react-router-dom'

import type {AuthSession, AuthState} from './auth-session.ts'
import {takeReturnTo} from './return-to.ts'
import {siteSession} from './site-session.ts'

type AuthProviderProps = {children: ReactNode; session?: AuthSession}

/**
 * Says to everything inside it who is signed in. Stands inside the router, in the header and around the pages
 * for accounts: around everything, each sign-in would render the whole page anew.
 */
export function AuthProvider({children, session = siteSession}: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.state, getServerState)
  useEffect(() => session.start(), [session])
  useLinkNavigation(session, state)
  const value = useMemo(() => ({...state, session}), [state, session])
  return <AuthContext value={value}>{children}</AuthContext>
}

/** Who is signed in, and the session to act on. */
export function useAuth(): AuthState & {session: AuthSession} {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Mails lead to the site's origin; from there a visitor is taken on to what the link was for. */
function useLinkNavigation(session: AuthSession, {link, status, step}: AuthState) {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  useEffect(() => {
    // Whichever provider comes first deals with the link.
    if (!link || status === 'loading' || !session.state().link) return
    session.clearLinkResult()
    if (link !== 'confirmed' || step) {
      void navigate('/auth', {replace: true, state: {link, stay: status === 'signed-in'}})
      return
    }
    const place = takeReturnTo()
    // To the page that is there already it would only take the focus from what the visitor has begun.
    if (place !== here) void navigate(place, {replace: true})
  }, [link, status, step, session, navigate, here])
}

const AuthContext = createContext<(AuthState & {session: AuthSession}) | null>(null)

/** On the server nobody knows yet; the browser's first rendering must agree. */
const loading: AuthState = {
  status: 'loading',
  user: null,
  signedOutHere: false,
  step: null,
  problem: null,
  link: null,
}
const getServerState = () => loading
