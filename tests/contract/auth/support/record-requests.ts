/** A request that the client sent; `body` is undefined for one without. */
export type SentRequest = {
  method: string
  url: URL
  headers: Headers
  body: Record<string, unknown> | undefined
}

/** A fetch that records what the client sends on the wire. */
export function recordRequests(): {requests: SentRequest[]; fetch: typeof fetch} {
  const requests: SentRequest[] = []
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      requests.push({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: typeof body === 'object' && body !== null ? {...body} : undefined,
      })
      return fetch(request)
    },
  }
}

/** The paths of requests, behind /auth/v1. */
export function pathsOf(requests: SentRequest[]): string[] {
  return requests.map(({url}) => url.pathname.replace('/auth/v1', ''))
}
