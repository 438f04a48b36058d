import {afterEach} from 'vitest'

import {problemsOf} from './check-answer.ts'

/*
 * Holds every answer of the auth services in these tests against GoTrue's OpenAPI document, whoever asked for it: the
 * client and the tests themselves use the same fetch.
 */
const problems = new Set<string>()
const pending = new Set<Promise<void>>()
const watched = new Set<string>()
const original = globalThis.fetch

/** From now on the answers of the auth service at this URL are checked. */
export function watchAnswersOf(url: string): void {
  watched.add(new URL(url).origin)
}

globalThis.fetch = async (input, init) => {
  const response = await original(input, init)
  const {url, method: given} =
    input instanceof Request ? input : {url: String(input), method: 'GET'}
  const method = init?.method ?? given
  const {origin, pathname} = new URL(url)
  const [, path] = /^\/auth\/v1(\/.*)$/.exec(pathname) ?? []
  if (!path || !watched.has(origin)) return response
  if (!path.startsWith('/provider/') && !['HEAD', 'OPTIONS'].includes(method)) {
    const check = checkAnswer(method, path, response.clone()).finally(() => pending.delete(check))
    pending.add(check)
  }
  return response
}

async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  // A test may kill the server in the middle of an answer.
  const body: unknown = isJson ? await response.json().catch(() => undefined) : undefined
  if (isJson && body === undefined) return
  const location = response.headers.get('Location')
  for (const problem of problemsOf({method, path, status: response.status, location, body})) {
    problems.add(problem)
  }
}

// The benchmark signs up accounts as well, outside of any test.
if (process.env['VITEST']) {
  afterEach(async () => {
    await Promise.all(pending)
    const found = [...problems]
    problems.clear()
    if (found.length > 0) throw new Error(`Not as GoTrue's document says:\n${found.join('\n')}`)
  })
}
