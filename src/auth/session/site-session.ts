import {takeAuthCallback} from './auth-callback.ts'
import {authEnvironment} from './auth-environment.ts'
import {AuthSession} from './auth-session.ts'

/** The session of this site. Made when this module loads, which must be before the router reads a link's address. */
export const siteSession = new AuthSession(authEnvironment, takeAuthCallback())
