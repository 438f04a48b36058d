import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import type {AuthEnvironment} from '../session/auth-environment.ts'
import type {StoredSession} from '../session/stored-session.ts'

/** The auth client of supabase-js, which exports no type for it. */
export type AuthClient = SupabaseClient['auth']

/** The client itself has no timeout. */
const requestTimeoutMs = 10_000

/**
 * The client of the auth service. This module is large and must only be loaded with `import()`. Throws
 * 'supabaseKey is required.' without a key. `takeAuthCallback` reads mail links rather than the client,
 * which leaves errors and a bare `#` in the URL. After `dropped` no answer reaches the client, which could store a
 * session that has ended.
 */
export function createAuthClient(
  {url, key}: AuthEnvironment,
  stored: StoredSession,
  dropped: AbortSignal,
): AuthClient {
  const {auth} = createClient(url, key, {
    auth: {detectSessionInUrl: false},
    global: {
      fetch: async (input, init) => {
        const response = await fetchWithTimeout(input, init, dropped)
        handleRefusedRefresh(stored, response, init)
        return response
      },
    },
  })
  return auth
}

let temporaryClients = 0

/** A client that keeps its session in memory and leaves the stored one alone. */
export function createTemporaryClient({url, key}: AuthEnvironment): AuthClient {
  const {auth} = createClient(url, key, {
    auth: {
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
      // Nothing is stored under it; the client warns of two with the same key.
      storageKey: `temporary-${++temporaryClients}`,
    },
    global: {fetch: (input, init) => fetchWithTimeout(input, init)},
  })
  return auth
}

/**
 * A refresh that is refused for good has ended the session: it is removed, and the client signs out. After any other
 * refusal the client would remove a session whose access token has run out. Throwing makes it a request without an
 * answer, which the client repeats.
 */
function handleRefusedRefresh(stored: StoredSession, response: Response, init?: RequestInit): void {
  const isRefresh = response.url.endsWith('/token?grant_type=refresh_token')
  if (!isRefresh || response.ok || typeof init?.body !== 'string') return
  if (!isRefusal(response)) {
    if (stored.hasExpired()) throw new TypeError(`Refresh refused for now: ${response.status}`)
    return
  }
  const {refresh_token: refused}: {refresh_token?: unknown} = JSON.parse(init.body)
  // Another tab may have stored a newer session in the meantime.
  if (stored.tokens()?.refresh_token === refused) stored.clear()
}

/** The service refuses for good with 400 in JSON alone; gateways and proxies refuse with other statuses or HTML. */
function isRefusal({status, headers}: Response): boolean {
  return status === 400 && /json/.test(headers.get('content-type') ?? '')
}

/** Browsers word the error of a timeout differently, so it becomes a 504, as from a gateway. */
async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  dropped?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const signals = [timeout, dropped, init?.signal].filter((signal) => !!signal)
  try {
    return await fetch(input, {...init, signal: AbortSignal.any(signals)})
  } catch (error) {
    if (timeout.aborted) return new Response(null, {status: 504})
    throw error
  }
}
