import {onTestFinished} from 'vitest'

import {startServer} from '../../../support/services/start-server.ts'

/**
 * The URL of a content lake that answers its first request as the one at `lakeUrl` does, and each other with this
 * status; without a status it breaks off.
 */
export async function startFailingLake(lakeUrl: string, status: number | null): Promise<string> {
  const server = await startServer(async ({url = '', headers}, response) => {
    if (server.requests() === 1) {
      const {authorization = ''} = headers
      const answer = await fetch(new URL(url, lakeUrl), {headers: {authorization}})
      return response.setHeader('content-type', 'application/json').end(await answer.text())
    }
    if (status === null) return response.destroy()
    return response.writeHead(status, {'content-type': 'application/json'}).end('{}')
  })
  onTestFinished(server.stop)
  return server.url.replace(/\/$/, '')
}
