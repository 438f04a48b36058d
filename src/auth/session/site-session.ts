import {takeAuthCallback} from '../mail-link/auth-callback.ts'
import {authEnvironment} from './auth-environment.ts'
import {AuthSession} from './auth-session.ts'

/** The session of this site. This module must be loaded before the router reads the URL, which may hold tokens. */
export const siteSession = new AuthSession(authEnvironment, takeAuthCallback())
