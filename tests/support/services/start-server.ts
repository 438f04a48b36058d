import {type IncomingMessage, type ServerResponse, createServer} from 'node:http'

/**
 * A server of the test's own on loopback, for answers that no real service gives. Any page may read them. An answer
 * that fails breaks the connection, as its test may have ended.
 */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  let requests = 0
  const server = createServer(async (request, response) => {
    requests++
    response.setHeader('access-control-allow-origin', '*')
    try {
      await answer(request, response)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://localhost:${port}/`,
    requests: () => requests,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
