import {afterAll, expect, test} from 'vitest'

import {startEmulator} from '../support/project.ts'
import {send} from '../support/request.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

function signUp(version: string) {
  const headers = {'X-Supabase-Api-Version': version}
  const body = {email: 'a@b.co', password: 'x'}
  return send(emulator, 'POST', '/signup', {headers, body})
}

test.for(['2024-01-01', '2024-06-30', '2030-01-01'])(
  'version %s gets the newer form',
  async (version) => {
    const {body, headers} = await signUp(version)
    expect(body).toMatchObject({code: 'weak_password', weak_password: {reasons: ['length']}})
    expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(headers.has('x-sb-error-code')).toBe(false)
  },
)

test.for(['', '3', '2023-12-31', '2024-13-01', '2024-02-30', '2024-1-1', 'tomorrow'])(
  'version %j gets the older form',
  async (version) => {
    const {body, headers} = await signUp(version)
    expect(body).toMatchObject({code: 422, error_code: 'weak_password'})
    expect(headers.has('X-Supabase-Api-Version')).toBe(false)
    expect(headers.get('x-sb-error-code')).toBe('weak_password')
  },
)

test('a page of another origin may send credentials, and caches know that the origin matters', async () => {
  const headers = {Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST'}
  for (const method of ['OPTIONS', 'GET']) {
    const answer = await send(emulator, method, '/settings', {headers})
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(answer.headers.get('Vary')).toContain('Origin')
  }
})

test('settings list everything that GoTrue lists', async () => {
  const {body} = await send(emulator, 'GET', '/settings')
  expect(body).toMatchObject({
    external: {anonymous_users: false, email: true, phone: false, google: true},
    phone_autoconfirm: false,
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
})
