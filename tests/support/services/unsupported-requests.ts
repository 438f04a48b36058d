/** Rejects when a content lake was asked for something that it does not know, and names the requests. */
export async function requireSupportedRequests(lakeUrl: string): Promise<void> {
  const response = await fetch(`${lakeUrl}/unsupported-requests`)
  const {requests}: {requests: string[]} = await response.json()
  if (requests.length === 0) return
  throw new Error(
    `The content lake emulator refused what it does not know:\n${requests.join('\n')}\nAdd it to emulators/content-lake, or stop sending it.`,
  )
}
