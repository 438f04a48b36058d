/** The answer of a service, or null where it has not answered within ten seconds. Redirects are followed only on request. */
export async function fetchOrNull(url: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(10_000)
    return await fetch(url, {redirect: 'manual', ...init, signal})
  } catch {
    return null
  }
}
