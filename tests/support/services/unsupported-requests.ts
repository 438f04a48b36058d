/** Rejects when a content lake was asked for something that it does not know, and names the requests. */
export async function requireSupportedRequests(lakeUrl: string): Promise<void> {
  // The lake may be stopped next, and the next request must not find its connection.
  const headers = {connection: 'close'}
  const response = await fetch(`${lakeUrl}/unsupported-requests`, {headers})
  const {requests}: {requests: string[]} = await response.json()
  if (requests.length === 0) return
  throw new Error(
    `The content lake emulator refused what it does not know:\n${requests.join('\n')}\nAdd it to emulators/content-lake, or stop sending it.`,
  )
}
