import {expect, test} from 'vitest'

import {checkVariables} from '../../../scripts/doctor/variables.ts'
import {problems} from './healthy-environment.ts'

const secret = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.y`
const live = {
  SANITY_PROJECT_ID: 'abc12345',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_abc',
  SITE_URL: 'https://www.example.com',
  STUDIO_URL: 'https://example.sanity.studio',
  BOOKING_WIDGET_ORIGINS: 'https://book.example.com,https://pay.example.com',
}

const withPassword = {
  ERROR_REPORT_URL: 'https://office:pass-word@errors.example/report',
  FORM_ENDPOINT: 'https://:pass-word@forms.example/inbox',
  SANITY_API_HOST: 'http://office:pass-word@localhost:3900',
  SUPABASE_URL: 'postgresql://postgres:pass-word@db.abc.supabase.co:5432/postgres',
  SITE_URL: 'office:pass-word@www.example.com',
  STUDIO_URL: 'https://office:pass-word@example.sanity.studio/start',
  BOOKING_WIDGET_ORIGINS: 'https://book.example.com,https://office:pass-word@pay.example.com',
}

const wrongSettings: [change: Record<string, string>, message: string][] = [
  ...Object.keys(live)
    .filter((name) => name !== 'SANITY_PROJECT_ID')
    .map((name): [Record<string, string>, string] => [{[name]: ''}, `${name} is not set`]),
  [
    {SITE_URL: 'http://www.example.com'},
    'SITE_URL is http://www.example.com: a hosted site needs an https URL',
  ],
  [
    {SANITY_API_HOST: 'http://localhost:3900'},
    'SANITY_API_HOST is http://localhost:3900: a hosted site needs an https URL that everybody reaches. Leave it out',
  ],
  [
    {STUDIO_URL: 'https://localhost:3333'},
    'a hosted site needs an https URL that everybody reaches',
  ],
  [{SITE_URL: 'www.example.com'}, 'SITE_URL is "www.example.com", which is not a URL.'],
  [
    {SUPABASE_URL: 'https://abc.supabase.co/auth/v1'},
    'SUPABASE_URL is https://abc.supabase.co/auth/v1: a path has no effect there.',
  ],
  [
    {BOOKING_WIDGET_ORIGINS: 'https://book.example.com/fleet'},
    'BOOKING_WIDGET_ORIGINS is https://book.example.com/fleet: a path',
  ],
  [{ERROR_REPORT_URL: 'reports'}, 'ERROR_REPORT_URL is "reports", which is not a URL.'],
  [{FORM_ENDPOINT: 'inbox'}, 'FORM_ENDPOINT is "inbox", which is not a URL.'],
  ...Object.entries(withPassword).map(([name, url]): [Record<string, string>, string] => [
    {[name]: url},
    `${name} holds a user name or a password, which every visitor could read`,
  ]),
  [{FORM_ENDPOINT: 'https://office@forms.example/inbox'}, 'FORM_ENDPOINT holds a user name'],
  [{FORM_ENDPOINT: 'office@example.com'}, 'which is not a URL'],
  [{FORM_ENDPOINT: 'mailto:office@example.com'}, 'which is not a URL'],
  [{FORM_ENDPOINT: '"https://forms.example/inbox?to=office@example.com"'}, 'which is not a URL'],
  [{HSTS_INCLUDE_SUBDOMAINS: 'TRUE'}, 'HSTS_INCLUDE_SUBDOMAINS is "TRUE", which is neither'],
  [{SUPABASE_ANON_KEY: 'sb_secret_abc'}, 'SUPABASE_ANON_KEY holds the secret key'],
  [{SUPABASE_ANON_KEY: '"sb_secret_abc"'}, 'SUPABASE_ANON_KEY holds the secret key'],
  [{SUPABASE_ANON_KEY: ' sb_secret_abc'}, 'SUPABASE_ANON_KEY holds the secret key'],
  [{SUPABASE_ANON_KEY: secret}, 'SUPABASE_ANON_KEY holds the secret key'],
  [{CAPTCHA_SITE_KEY: `0x4AAA${'a'.repeat(29)}`}, 'CAPTCHA_SITE_KEY holds the secret key'],
  [
    {SANITY_PROJECT_ID: ''},
    'SUPABASE_URL is https://abc.supabase.co, and the content lake is the one of this machine.',
  ],
  [
    {SANITY_PROJECT_ID: '', SUPABASE_URL: 'none', STUDIO_URL: 'none'},
    'SITE_URL is https://www.example.com, and the content lake is the one of this machine. Set SANITY_PROJECT_ID',
  ],
  [{SANITY_PROJECT_ID: 'My_Project'}, 'SANITY_PROJECT_ID is "My_Project", which is no id'],
  [{SANITY_DATASET: 'Production'}, 'SANITY_DATASET is "Production", which is no name of a dataset'],
  [{SITE_URL: 'none'}, 'SITE_URL is "none", which is not a URL.'],
]

test('a site that is wanted without accounts, Studio or booking says so with "none"', async () => {
  const without = {
    SUPABASE_URL: 'none',
    STUDIO_URL: 'none',
    BOOKING_WIDGET_ORIGINS: 'none',
    ERROR_REPORT_URL: 'none',
    FORM_ENDPOINT: 'none',
  }
  expect(await problems(checkVariables, {...live, ...without, SUPABASE_ANON_KEY: ''})).toBe('')
  expect(await problems(checkVariables, {...live, STUDIO_URL: ''})).toContain(
    'or to "none" for a site that no Studio shows',
  )
})

test.each(wrongSettings)('settings %j: %s', async (change, message) => {
  expect(await problems(checkVariables, live)).toEqual('')
  expect(await problems(checkVariables, {...live, ...change})).toContain(message)
})

test.each(['', 'abc12345'])('no message repeats a password, with the project "%s"', async (id) => {
  const settings = {...live, ...withPassword, SANITY_PROJECT_ID: id}
  expect(await problems(checkVariables, settings)).not.toContain('pass-word')
})

test('an address in the query of a URL is no password', async () => {
  const FORM_ENDPOINT = 'https://forms.example/inbox?to=office@example.com'
  expect(await problems(checkVariables, {...live, FORM_ENDPOINT})).toBe('')
})
