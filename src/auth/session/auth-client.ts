import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import type {AuthEnvironment} from './auth-environment.ts'

export type AuthClient = SupabaseClient['auth']

/** The client itself has no timeout. */
const requestTimeoutMs = 10_000

/**
 * The client of the auth service. This module is large and must only be loaded with `import()`. Throws
 * 'supabaseKey is required.' without a key. `takeAuthCallback` reads the links of mails rather than the client,
 * which leaves errors and a bare `#` in the URL.
 */
export function createAuthClient({url, key}: AuthEnvironment): AuthClient {
  const {auth} = createClient(url, key, {
    auth: {detectSessionInUrl: false},
    global: {fetch: fetchWithTimeout},
  })
  return auth
}

function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(requestTimeoutMs), ...(init?.signal ? [init.signal] : [])]
  return fetch(input, {...init, signal: AbortSignal.any(signals)})
}
