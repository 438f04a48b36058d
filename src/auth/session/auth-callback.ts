/** What the URL says when a visitor comes from the link of a mail. */
export type AuthCallback =
  | {kind: 'session'; accessToken: string; refreshToken: string; isRecovery: boolean}
  | {kind: 'error'; isExpired: boolean}

/**
 * Reads what the auth service added to the URL and removes it at once, so that no token is bookmarked, copied or
 * read by anything else. Null for any other URL. Must run before the router reads the URL.
 */
export function takeAuthCallback(): AuthCallback | null {
  if (typeof window === 'undefined') return null
  const url = new URL(location.href)
  const callback = readHash(url) ?? readQuery(url)
  if (!callback) return null
  url.hash = ''
  for (const name of errorNames) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return callback
}

function readHash({hash}: URL): AuthCallback | null {
  const parameters = new URLSearchParams(hash.slice(1))
  const accessToken = parameters.get('access_token')
  const refreshToken = parameters.get('refresh_token')
  if (accessToken && refreshToken) {
    const isRecovery = parameters.get('type') === 'recovery'
    return {kind: 'session', accessToken, refreshToken, isRecovery}
  }
  return readError(parameters)
}

function readQuery({searchParams}: URL): AuthCallback | null {
  return readError(searchParams)
}

/** Only the code is used: the description is free text that anybody can put into a URL. */
function readError(parameters: URLSearchParams): AuthCallback | null {
  if (!parameters.has('error_code') || !parameters.has('error_description')) return null
  return {kind: 'error', isExpired: parameters.get('error_code') === 'otp_expired'}
}

const errorNames = ['error', 'error_code', 'error_description', 'sb']
