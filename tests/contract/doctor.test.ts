import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer, type RequestListener} from 'node:http'

import {createClient} from '@sanity/client'
import {afterAll, beforeEach, expect, test} from 'vitest'

import {checkAuthRedirects} from '../../scripts/doctor/auth-redirects.ts'
import {checkAuthSettings} from '../../scripts/doctor/auth-settings.ts'
import {checkBookingWidget} from '../../scripts/doctor/booking-widget.ts'
import {checkContentLake} from '../../scripts/doctor/content-lake.ts'
import {checkContentRules} from '../../scripts/doctor/content-rules.ts'
import {checkLakeOrigins} from '../../scripts/doctor/lake-origins.ts'
import {checkPublishedSite} from '../../scripts/doctor/published-site.ts'
import {checkSampleValues} from '../../scripts/doctor/sample-values.ts'
import {checkStudio} from '../../scripts/doctor/studio.ts'
import {type Check, subjectOf} from '../../scripts/doctor/subject.ts'
import {checkVariables} from '../../scripts/doctor/variables.ts'
import {importSeedData} from '../../scripts/import-seed-data.ts'
import {runScript} from '../support/run-script.ts'
import {startServices} from '../support/start-services.ts'
import {startEmulator} from './auth/project.ts'

const services = await startServices()
const servers = new Set<ReturnType<typeof createServer>>()
const {contentLake, auth, bookingWidget, project} = services
const widgetOrigin = new URL(bookingWidget.url).origin
const studio = await serve((_, response) => response.end('<!doctype html>'), services.studioPort)
const here = {
  SANITY_API_HOST: contentLake.url,
  SANITY_AUTH_TOKEN: project.token,
  SUPABASE_URL: auth.url,
  SUPABASE_ANON_KEY: 'local-anon-key',
  BOOKING_WIDGET_ORIGINS: widgetOrigin,
  SITE_URL: services.siteUrl,
  STUDIO_URL: studio,
}
const hosted = {...here, SANITY_PROJECT_ID: project.projectId}
/** What the guide shows, in its order. */
const shown = [
  ...readFileSync(new URL('../../docs/doctor.md', import.meta.url), 'utf8').matchAll(
    /```text\n(.*?)```/gs,
  ),
].map(([, text]) => text)
const client = createClient({
  ...project,
  apiHost: contentLake.url,
  useProjectHostname: false,
  apiVersion: '2025-02-19',
  useCdn: false,
})

beforeEach(async () => {
  await importSeedData({...project, apiHost: contentLake.url})
  await settings({bookingWidgetUrl: `${bookingWidget.url}/book`})
  await fault('ok')
})
afterAll(async () => {
  for (const server of servers) server.close()
  await services.stop()
})

test('the guide shows what a healthy environment is told', async () => {
  const {code, output} = await runScript('doctor', [], here)
  expect(asInGuide(output)).toBe(shown[0])
  expect(output).toContain('All is well.')
  expect(output).not.toContain('wrong')
  expect(code).toBe(0)
})

test('the guide shows what a broken environment is told, and the command fails', async () => {
  const {code, output} = await runScript('doctor', [], {
    ...here,
    SUPABASE_ANON_KEY: 'other',
    STUDIO_URL: 'http://localhost:1',
  })
  expect(asInGuide(output)).toBe(shown[1])
  expect(output).toContain('3 to mend.')
  expect(code).toBe(1)
})

test('the guide shows what a hosted environment is told before it is ready', async () => {
  const {code, output} = await runScript('doctor', [], {
    ...hosted,
    SUPABASE_ANON_KEY: 'sb_secret_of_nobody',
    BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
    // A name that can never resolve (RFC 2606).
    SITE_URL: 'https://chauffeur.invalid',
  })
  expect(asInGuide(output)).toBe(shown[2])
  expect(code).toBe(1)
})

test('with nothing running, what could not be looked at is neither well nor wrong', async () => {
  const {output} = await runScript('doctor', [], {
    SANITY_API_HOST: 'http://localhost:1',
    SUPABASE_URL: 'http://localhost:1',
    STUDIO_URL: 'http://localhost:1',
  })
  expect(output).toMatch(/wrong +Content lake\n.*does not answer at http:\/\/localhost:1/)
  for (const name of [
    'Origins at the content lake',
    'Published content',
    'Booking page',
    'Links in mails',
  ]) {
    expect(output).toMatch(new RegExp(`^ +- +${name}$`, 'm'))
  }
})

const secret = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.y`
const live = {
  SANITY_PROJECT_ID: 'abc12345',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_abc',
  SITE_URL: 'https://www.example.com',
  STUDIO_URL: 'https://example.sanity.studio',
  BOOKING_WIDGET_ORIGINS: 'https://book.example.com,https://pay.example.com',
}

const wrongSettings: [change: Record<string, string>, sentence: string][] = [
  ...Object.keys(live)
    .filter((name) => name !== 'SANITY_PROJECT_ID')
    .map((name): [Record<string, string>, string] => [{[name]: ''}, `${name} is not set`]),
  [
    {SITE_URL: 'http://www.example.com'},
    'SITE_URL is http://www.example.com: a hosted site needs an https address',
  ],
  [
    {STUDIO_URL: 'https://localhost:3333'},
    'a hosted site needs an https address that everybody reaches',
  ],
  [{SITE_URL: 'www.example.com'}, 'SITE_URL is "www.example.com", which is no address.'],
  [
    {SUPABASE_URL: 'https://abc.supabase.co/auth/v1'},
    'SUPABASE_URL is https://abc.supabase.co/auth/v1: a path has no effect there.',
  ],
  [
    {BOOKING_WIDGET_ORIGINS: 'https://book.example.com/fleet'},
    'BOOKING_WIDGET_ORIGINS is https://book.example.com/fleet: a path',
  ],
  [{ERROR_REPORT_URL: 'reports'}, 'ERROR_REPORT_URL is "reports", which is no address.'],
  [{SUPABASE_ANON_KEY: 'sb_secret_abc'}, 'SUPABASE_ANON_KEY holds the secret key'],
  [{SUPABASE_ANON_KEY: secret}, 'SUPABASE_ANON_KEY holds the secret key'],
  [
    {SANITY_PROJECT_ID: ''},
    'Accounts are hosted (https://abc.supabase.co), and the content lake is the one of this machine.',
  ],
]

test.each(wrongSettings)('settings %j: %s', async (change, sentence) => {
  expect(await problems(checkVariables, live)).toEqual('')
  expect(await problems(checkVariables, {...live, ...change})).toContain(sentence)
})

test('a content lake that is away, empty, private or without the dataset is told', async () => {
  expect(await problems(checkContentLake, here)).toBe('')
  expect(
    await problems(checkContentLake, {...here, SANITY_API_HOST: 'http://localhost:1'}),
  ).toContain('The content lake does not answer at http://localhost:1')
  expect(await problems(checkContentLake, {...hosted, SANITY_DATASET: 'staging'})).toContain(
    'Create the dataset "staging"',
  )
  const answerFor = (token: string) =>
    serve((request, response) => {
      const result = request.headers.authorization === `Bearer ${token}` ? 37 : 0
      response.setHeader('content-type', 'application/json').end(JSON.stringify({result, ms: 1}))
    })
  const isPrivate = {...hosted, SANITY_API_HOST: await answerFor(project.token)}
  expect(await problems(checkContentLake, isPrivate)).toContain(
    'Visitors cannot read dataset "production"',
  )
  const isEmpty = {...hosted, SANITY_API_HOST: await answerFor('nobody')}
  expect(await problems(checkContentLake, isEmpty)).toContain(
    'Load the first content with "npm run seed".',
  )
})

test('origins that the content lake does not answer are told', async () => {
  expect(await problems(checkLakeOrigins, hosted)).toBe('')
  expect(
    await problems(checkLakeOrigins, {...hosted, SITE_URL: 'https://www.example.com'}),
  ).toContain(
    'does not answer pages of the site (https://www.example.com). Add https://www.example.com under sanity.io/manage, API, CORS origins, or',
  )
  expect(
    await problems(checkLakeOrigins, {...hosted, STUDIO_URL: 'https://x.sanity.studio'}),
  ).toContain(
    'Add https://x.sanity.studio under sanity.io/manage, API, CORS origins, with "Allow credentials"',
  )
  const withoutCredentials = await serve((request, response) =>
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '').end('{}'),
  )
  expect(
    await problems(checkLakeOrigins, {...hosted, SANITY_API_HOST: withoutCredentials}),
  ).toContain(`pages of the Studio (${studio}) when somebody is signed in`)
})

test('published content that breaks a rule or is missing is told', async () => {
  const {BOOKING_WIDGET_ORIGINS: _, ...rest} = here
  await settings({bookingWidgetUrl: 'http://localhost:4100/book'})
  expect(await problems(checkContentRules, rest)).toBe('')
  await client.patch('job-operations-manager').unset(['department']).commit()
  await client.delete('announcement')
  const said = await problems(checkContentRules, rest)
  expect(said).toContain(
    "breaks the Studio's rules in 2 places. Announcement: This document is not published",
  )
  expect(said).toContain('npm run content:check')
  await client.createOrReplace({_id: 'announcement', _type: 'announcement'})
  expect(await problems(checkContentRules, rest)).toContain(
    'Job opening "Operations Manager": Department: Fill this in.',
  )
})

test('sample values are told before the site is live', async () => {
  expect(await problems(checkSampleValues, hosted)).toContain(
    'Visitors would see sample values: Company details, Phone; Company details, Emergency phone;',
  )
  await settings({phone: '+13054441234', emergencyPhone: '+13054441234'})
  expect(await problems(checkSampleValues, hosted)).not.toContain('Phone;')
  expect(await checkSampleValues(subjectOf(here))).toBeNull()
})

test.each([
  ['error', 'answers with an error (500)'],
  ['refused', 'does not answer'],
  ['blocked', `refuses to be shown inside ${services.siteUrl}`],
])('a booking page in the state "%s" is told', async (mode, sentence) => {
  expect(await problems(checkBookingWidget, here)).toBe('')
  await fault(mode)
  expect(await problems(checkBookingWidget, here)).toContain(sentence)
})

test('a booking page that is missing or not allowed is told', async () => {
  expect(
    await problems(checkBookingWidget, {
      ...here,
      BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
    }),
  ).toContain(
    `The booking page is at ${widgetOrigin}, and the site may only show https://book.example.com. Add ${widgetOrigin} to BOOKING_WIDGET_ORIGINS`,
  )
  await client.patch('siteSettings').unset(['bookingWidgetUrl']).commit()
  expect(await problems(checkBookingWidget, here)).toContain('Nobody can book')
})

test('a booking page that allows this site alone is well', async () => {
  const url = await serve((_, response) =>
    response
      .setHeader('content-security-policy', `frame-ancestors 'self' ${services.siteUrl}`)
      .setHeader('x-frame-options', 'DENY')
      .end(),
  )
  await settings({bookingWidgetUrl: `${url}/book`})
  const allowed = {...here, BOOKING_WIDGET_ORIGINS: url}
  expect(await problems(checkBookingWidget, allowed)).toBe('')
  expect(
    await problems(checkBookingWidget, {...allowed, SITE_URL: 'https://www.example.com'}),
  ).toContain('refuses to be shown inside https://www.example.com')
})

test.each([
  [{autoconfirm: true}, 'Accounts open without a confirmed e-mail address'],
  [{signUpOff: true}, 'Nobody can create an account'],
])('accounts with the setting %j are told', async (options, sentence) => {
  const other = await startEmulator(options)
  expect(await problems(checkAuthSettings, {...here, SUPABASE_URL: other.url})).toContain(sentence)
  await other.stop()
})

test('a service of accounts that is away, another one or strict about its key is told', async () => {
  expect(await problems(checkAuthSettings, here)).toBe('')
  expect(await problems(checkAuthSettings, {...here, SUPABASE_ANON_KEY: 'wrong'})).toContain(
    'does not accept SUPABASE_ANON_KEY',
  )
  expect(
    await problems(checkAuthSettings, {...here, SUPABASE_URL: 'http://localhost:1'}),
  ).toContain('The service of accounts does not answer at http://localhost:1.')
  expect(await problems(checkAuthSettings, {...here, SUPABASE_URL: studio})).toContain(
    'is not a service of accounts',
  )
  const withoutMail = await serve((_, response) => response.end('{"external":{"email":false}}'))
  expect(await problems(checkAuthSettings, {...here, SUPABASE_URL: withoutMail})).toContain(
    'Signing in with an e-mail address and a password is off.',
  )
})

test('mail links that lead elsewhere are told', async () => {
  expect(await problems(checkAuthRedirects, here)).toBe('')
  expect(
    await problems(checkAuthRedirects, {...here, SITE_URL: 'https://www.example.com'}),
  ).toContain(
    `Links in mails lead to ${services.siteUrl} instead of https://www.example.com. In Supabase, Authentication, URL Configuration: set the Site URL to https://www.example.com.`,
  )
})

test('a Studio that is away or broken is told', async () => {
  expect(await problems(checkStudio, here)).toBe('')
  expect(await problems(checkStudio, {...here, STUDIO_URL: 'http://localhost:1'})).toContain(
    'The Studio does not answer',
  )
  const broken = await serve((_, response) => response.writeHead(503).end())
  expect(await problems(checkStudio, {...hosted, STUDIO_URL: broken})).toContain(
    'answers with an error (503)',
  )
})

test('a host that serves the site otherwise than it was built is told', async () => {
  const headers = {
    'content-security-policy': `frame-src ${widgetOrigin}`,
    'x-content-type-options': 'nosniff',
  }
  const host = (answer: (path: string) => [status: number, headers: object]) =>
    serve((request, response) => {
      const [status, sent] = answer(request.url ?? '')
      response.writeHead(status, {...sent}).end()
    })
  const published = async (answer: (path: string) => [status: number, headers: object]) =>
    problems(checkPublishedSite, {...hosted, SITE_URL: await host(answer)})
  const isPage = (path: string) => ['/', '/contact'].includes(path)

  expect(await published((path) => [isPage(path) ? 200 : 404, headers])).toBe('')
  expect(await published((path) => [isPage(path) ? 200 : 404, {}])).toContain(
    'without its security headers',
  )
  expect(await published(() => [200, headers])).toContain('answers with 200 instead of 404')
  expect(await published((path) => [path === '/' ? 200 : 404, headers])).toContain(
    '/contact answers with 404',
  )
  expect(
    await published((path) => [
      isPage(path) ? 200 : 404,
      {...headers, 'content-security-policy': 'frame-src https://other.example'},
    ]),
  ).toContain('it was built with other settings')
  expect(await published(() => [503, {}])).toContain('answers with an error (503)')
  expect(await problems(checkPublishedSite, {...hosted, SITE_URL: 'http://localhost:1'})).toContain(
    'does not answer at http://localhost:1',
  )
})

/** The addresses of these services as those of "npm run dev". */
function asInGuide(output: string): string {
  const places: [string, number][] = [
    [contentLake.url, 3900],
    [auth.url, 54321],
    [widgetOrigin, 4100],
    [services.siteUrl, 4173],
    [studio, 3333],
  ]
  return places.reduce(
    (text, [address, port]) => text.replaceAll(address, `http://localhost:${port}`),
    output,
  )
}

/** What a check says of an environment, as one text. */
async function problems(check: Check, variables: Record<string, string>): Promise<string> {
  const found = await check(subjectOf(variables))
  return (found ?? [{problem: 'not looked at', mend: ''}])
    .map(({problem, mend}) => `${problem} ${mend}`)
    .join('\n')
}

async function settings(fields: Record<string, string>) {
  await client.patch('siteSettings').set(fields).commit()
}

async function fault(mode: string) {
  await fetch(`${bookingWidget.url}/control`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({mode}),
  })
}

/** A server on this machine that answers as told; closed after the tests. */
async function serve(listener: RequestListener, port = 0): Promise<string> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  servers.add(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}
