import type {Page} from '@playwright/test'

/** What a page requests from now on: "METHOD URL body". Keeps growing. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim())
  })
  page.on('websocket', (socket) => requests.push(`WEBSOCKET ${socket.url()}`))
  return requests
}
