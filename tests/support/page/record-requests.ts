import type {Page} from '@playwright/test'

/** What a page asks for from now on: "METHOD address body". Keeps growing. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim())
  })
  page.on('websocket', (socket) => requests.push(`WEBSOCKET ${socket.url()}`))
  return requests
}
