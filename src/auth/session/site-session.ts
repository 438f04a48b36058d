import {takeAuthCallback} from '../mail-link/auth-callback.ts'
import {authEnvironment} from './auth-environment.ts'
import {SessionManager} from './session-manager.ts'

/** The session manager of this site. This module must be loaded before the router reads the URL, which may hold tokens. */
export const siteSession = new SessionManager(authEnvironment, takeAuthCallback())
