import {type IncomingHttpHeaders, request} from 'node:http'

export type LoopbackAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** All of the body. */
  body: () => Promise<string>
  /** What has come of the body when the fragment is in it; rejects when it ends without. */
  bodyUpTo: (fragment: string) => Promise<string>
  close: () => void
}

/** A request to the loopback address with any Host and Origin, which `fetch` does not let one set. */
export function loopbackRequest(
  url: URL,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<LoopbackAnswer> {
  const {port, pathname, search} = url
  const sent = request({host: '127.0.0.1', port, path: pathname + search, method, headers})
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      const waiting: (() => void)[] = []
      const ended = Promise.withResolvers<string>()
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        for (const look of waiting) look()
      })
      response.on('close', () => ended.resolve(text))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: () => ended.promise,
        bodyUpTo: (fragment) =>
          new Promise((found, missed) => {
            const look = () => text.includes(fragment) && found(text)
            waiting.push(look)
            look()
            void ended.promise.then(() => missed(new Error(`The body ends without ${fragment}`)))
          }),
        close: () => sent.destroy(),
      })
    })
    sent.end()
  })
}
