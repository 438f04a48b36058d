import {type IncomingHttpHeaders, request} from 'node:http'

export type LoopbackResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** The whole body. */
  body: () => Promise<string>
  /** The body so far, as soon as it contains the fragment; rejects when it ends without it. */
  bodyUpTo: (fragment: string) => Promise<string>
  close: () => void
}

/** A request to 127.0.0.1 with any Host and Origin header, which `fetch` does not allow. */
export function loopbackRequest(
  url: URL,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<LoopbackResponse> {
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
        for (const check of waiting) check()
      })
      response.on('close', () => ended.resolve(text))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: () => ended.promise,
        bodyUpTo: (fragment) =>
          new Promise((resolveBody, rejectBody) => {
            const check = () => text.includes(fragment) && resolveBody(text)
            waiting.push(check)
            check()
            void ended.promise.then(() =>
              rejectBody(new Error(`The body ends without ${fragment}`)),
            )
          }),
        close: () => sent.destroy(),
      })
    })
    sent.end()
  })
}
