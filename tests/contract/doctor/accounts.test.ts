import {afterAll, expect, test} from 'vitest'

import {checkAuthRedirects} from '../../../scripts/doctor/auth-redirects.ts'
import {checkAuthSettings} from '../../../scripts/doctor/auth-settings.ts'
import {startEmulator} from '../auth/support/project.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, serve, stop} = await startHealthyEnvironment()

afterAll(stop)

test.each([
  [{autoconfirm: true}, 'Accounts open without a confirmed e-mail address'],
  [{disableSignup: true}, 'Nobody can create an account'],
])('accounts with the setting %j are reported', async (options, message) => {
  const other = await startEmulator(options)
  expect(await problems(checkAuthSettings, {...variables, SUPABASE_URL: other.url})).toContain(
    message,
  )
  await other.stop()
})

test('an auth service that is away, is another service or refuses the key is reported', async () => {
  expect(await problems(checkAuthSettings, variables)).toBe('')
  expect(await problems(checkAuthSettings, {...variables, SUPABASE_ANON_KEY: 'wrong'})).toContain(
    'does not accept SUPABASE_ANON_KEY',
  )
  expect(
    await problems(checkAuthSettings, {...variables, SUPABASE_URL: 'http://localhost:1'}),
  ).toContain('The auth service does not answer at http://localhost:1.')
  expect(
    await problems(checkAuthSettings, {...variables, SUPABASE_URL: variables.STUDIO_URL}),
  ).toContain('is not an auth service')
  const paused = await serve((_, response) => response.writeHead(540).end('Project paused'))
  expect(await problems(checkAuthSettings, {...variables, SUPABASE_URL: paused})).toContain(
    `The auth service does not answer at ${paused} (status 540).`,
  )
  const withoutMail = await serve((_, response) => response.end('{"external":{"email":false}}'))
  expect(await problems(checkAuthSettings, {...variables, SUPABASE_URL: withoutMail})).toContain(
    'Signing in with an e-mail address and a password is off.',
  )
})

test('mail links that lead elsewhere are reported', async () => {
  expect(await problems(checkAuthRedirects, variables)).toBe('')
  expect(
    await problems(checkAuthRedirects, {...variables, SITE_URL: 'https://www.example.com'}),
  ).toContain(
    `Links in mails lead to ${variables.SITE_URL} instead of https://www.example.com. In Supabase, Authentication, URL Configuration: set the Site URL to https://www.example.com, without a slash at its end.`,
  )
  // An allowed redirect URL does not help: mails know the Site URL alone. Nor does the same URL with a slash.
  for (const siteUrl of ['http://localhost:3000', `${variables.SITE_URL}/`]) {
    const other = await startEmulator({siteUrl, redirectAllowList: [variables.SITE_URL]})
    expect(await problems(checkAuthRedirects, {...variables, SUPABASE_URL: other.url})).toContain(
      `Links in mails lead to ${siteUrl} instead of ${variables.SITE_URL}.`,
    )
    await other.stop()
  }
})
