import {createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore} from 'react'
import {createPath, useLocation, useNavigate} from 'react-router-dom'

import {usePathTo} from '#src/language/language.tsx'

import {type AuthState, initialAuthState} from './auth-state.ts'
import {takeReturnTo} from './return-to.ts'
import type {SessionManager} from './session-manager.ts'
import {siteSession} from './site-session.ts'

type AuthProviderProps = {children: ReactNode; session?: SessionManager}

/**
 * Provides the session to everything inside it. It is in the header and around the pages for accounts, inside the
 * router; around everything, each sign-in would render the whole page again.
 */
export function AuthProvider({children, session = siteSession}: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.state, getServerState)
  useEffect(() => session.start(), [session])
  useMailLinkNavigation(session, state)
  const value = useMemo(() => ({...state, session}), [state, session])
  return <AuthContext value={value}>{children}</AuthContext>
}

/** Who is signed in, and the session to act on. Throws outside an `AuthProvider`. */
export function useAuth(): AuthState & {session: SessionManager} {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Mail links may lead to the site's origin; from there this navigates to what the link is for. */
function useMailLinkNavigation(
  session: SessionManager,
  {mailLinkResult: result, status, step}: AuthState,
) {
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const [signInPage, home] = [pathTo('auth'), pathTo('home')]
  const here = createPath(useLocation())
  useEffect(() => {
    // There can be two providers; the first one handles the link.
    if (!result || status === 'loading' || !session.state().mailLinkResult) return
    session.mailLink.clearResult()
    if (result !== 'followed' || step) {
      void navigate(signInPage, {
        replace: true,
        state: {link: result, stay: status === 'signed-in'},
      })
      return
    }
    const path = takeReturnTo() ?? home
    // Navigating to the page that is already open would only take the focus from what the visitor has begun.
    if (path !== here) void navigate(path, {replace: true})
  }, [result, status, step, session, navigate, here, signInPage, home])
}

const AuthContext = createContext<(AuthState & {session: SessionManager}) | null>(null)

/** The first rendering in the browser must be the same as the prerendered one. */
const getServerState = () => initialAuthState
