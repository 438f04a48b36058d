/** The `error` of OAuth that GoTrue sends with a status when it redirects. */
export const oauthErrorNames: ReadonlyMap<number, string> = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])
