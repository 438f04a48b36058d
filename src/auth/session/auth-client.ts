import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import type {AuthEnvironment} from './auth-environment.ts'

export type AuthClient = SupabaseClient['auth']

/** No call may hang for ever: the client itself sets no limit. */
const requestTimeoutMs = 10_000

/**
 * The client of the auth service. This module is large and only ever loaded with `import()`. Throws
 * 'supabaseKey is required.' without a key. Links are read by `takeAuthCallback`, not by the client, which
 * leaves errors in the address and a bare `#` behind.
 */
export function createAuthClient({url, key}: AuthEnvironment): AuthClient {
  const {auth} = createClient(url, key, {
    auth: {detectSessionInUrl: false},
    global: {fetch: fetchInTime},
  })
  return auth
}

function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(requestTimeoutMs), ...(init?.signal ? [init.signal] : [])]
  return fetch(input, {...init, signal: AbortSignal.any(signals)})
}
