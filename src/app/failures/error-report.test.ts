import {expect, test} from 'vitest'

import {errorReport} from './error-report.ts'

const origin = 'https://www.example.com'
const place = {origin, path: '/careers', bundleUrl: '/assets/entry-browser-a1b2.js'}

test('a report names the error, the places in own scripts, the page and the build', () => {
  expect(
    errorReport(thrown('x is not a function', `${origin}/assets/page-1.js:1:2042`), place),
  ).toEqual({
    message: 'TypeError: x is not a function',
    stack: ['/assets/page-1.js:1:2042'],
    path: '/careers',
    version: '/assets/entry-browser-a1b2.js',
  })
})

test.each([
  [
    'Cannot read https://example.com/auth?code=abc&email=ann',
    'Cannot read https://example.com/auth',
  ],
  ['Cannot go to /auth#access_token=abc', 'Cannot go to /auth'],
  ['No user ann.lee+work@mail.example.org here', 'No user [mail] here'],
  ['GET /welcome/ann%40example.com failed', 'GET /welcome/[mail] failed'],
  ['bad jwt eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl-1', 'bad jwt [token]'],
  ['apikey sb_publishable_0123456789abcdefghij is unknown', 'apikey [token] is unknown'],
  ['session 1b4e28ba-2fa1-11d2-883f-0016d3cca427 is gone', 'session [token] is gone'],
  ['"+1 (305) 555-0100" is no number', '"[number]" is no number'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  [
    'Failed to fetch dynamically imported module: https://www.example.com/assets/legal-page-DkW1.js',
    'Failed to fetch dynamically imported module: https://www.example.com/assets/legal-page-DkW1.js',
  ],
])('the message %s is reported as %s', (message, reported) => {
  expect(errorReport(message, place)?.message).toBe(reported)
})

test('a path loses what may be personal', () => {
  expect(errorReport('x', {...place, path: '/invite/ann@example.com'})?.path).toBe('/invite/[mail]')
})

test.each([
  ['/assets/a.js?token=1:3:4', '/assets/a.js:3:4'],
  [
    '/assets/legal-page-Dk1a2b3c4d5e6f7g8h9i0.js:3:4',
    '/assets/legal-page-Dk1a2b3c4d5e6f7g8h9i0.js:3:4',
  ],
  ['/auth#access_token=abc&type=recovery:3:4', '/auth:3:4'],
  ['/auth#token_hash=abc:1:2:3:4', '/auth:3:4'],
  ['/invite/ann@example.com:3:4', '/invite/[mail]:3:4'],
  ['/invite/1b4e28ba-2fa1-11d2-883f-0016d3cca427:3:4', '/invite/[token]:3:4'],
])('the place %s in the stack is reported as %s [FAIL-6]', (script, reported) => {
  expect(errorReport(thrown('x', origin + script), place)?.stack).toEqual([reported])
})

test.each([
  ['a foreign script that says nothing', 'Script error.'],
  ['a browser extension', thrown('x', 'chrome-extension://abc/content.js:1:1')],
  ['a script of another site', thrown('x', 'https://elsewhere.example/a.js:1:1')],
])('%s is not reported', (_, error) => {
  expect(errorReport(error, place)).toBeNull()
})

test.each([[undefined], [null], [{secret: 'ann@example.com'}], [42]])(
  'what is not an error (%j) is reported without its content',
  (reason) => {
    expect(errorReport(reason, place)).toMatchObject({
      message: 'Something other than an error was thrown',
      stack: [],
    })
  },
)

test('a report stays short', () => {
  const error = thrown(
    'long '.repeat(1000),
    ...Array.from({length: 50}, (_, line) => `${origin}/assets/a.js:${line}:1`),
  )
  const report = errorReport(error, place)
  expect(report?.message).toHaveLength(300)
  expect(report?.stack).toHaveLength(10)
})

function thrown(message: string, ...places: string[]) {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at f (${place})`)].join(
    '\n',
  )
  return error
}
