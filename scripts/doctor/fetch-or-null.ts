/** The answer of a service, without following redirects; null when there is none within ten seconds. */
export async function fetchOrNull(
  url: string,
  headers: Record<string, string> = {},
): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(10_000)
    return await fetch(url, {headers, redirect: 'manual', signal})
  } catch {
    return null
  }
}
