import {readFileSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, afterEach, expect, inject, test} from 'vitest'

import {serveSite} from '../../../scripts/site/serve-site.ts'
import {freePort} from '../../support/services/free-port.ts'
import {runScript} from '../../support/services/run-script.ts'
import {startServer} from '../../support/services/start-server.ts'
import {startServices} from '../../support/services/start-services.ts'
import {startEmulator} from '../auth/support/project.ts'
import {startHostedNetwork} from './hosted-network.ts'

const published = {
  siteUrl: 'https://www.chauffeur.example',
  studioUrl: 'https://chauffeur.sanity.studio',
}
const services = await startServices({seededLake: inject('seededLake'), published})
const {contentLake, auth, bookingWidget, client, project} = services
const widget = 'https://book.company.example'
const studio = await startServer((_, response) => response.end('<!doctype html>'))
const openAccounts = await startEmulator({autoconfirm: true, siteUrl: published.siteUrl})
const sitePort = await freePort()
const network = await startHostedNetwork({
  [`${project.projectId}.api.sanity.io`]: contentLake.url,
  'abcdefgh.supabase.co': auth.url,
  'open-accounts.supabase.co': openAccounts.url,
  'book.company.example': new URL(bookingWidget.url).origin,
  'chauffeur.sanity.studio': studio.url,
  'www.chauffeur.example': `http://localhost:${sitePort}`,
})
const variables = {
  ...network.variables,
  SANITY_PROJECT_ID: project.projectId,
  SANITY_AUTH_TOKEN: project.token,
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_ANON_KEY: 'local-anon-key',
  BOOKING_WIDGET_ORIGINS: widget,
  SITE_URL: published.siteUrl,
  STUDIO_URL: published.studioUrl,
}
/** What the office fills in before the site goes live: nothing of the samples is left. */
const settings = {
  phone: '+13054441234',
  emergencyPhone: '+13054441235',
  email: 'office@chauffeur.example',
  careersEmail: 'careers@chauffeur.example',
  socialLinks: [],
  bookingWidgetUrl: `${widget}/book`,
  customerSignInUrl: `${widget}/account`,
}
const setSettings = (change: Partial<typeof settings>) =>
  client
    .patch('siteSettings')
    .set({...settings, ...change})
    .commit()
const setWidgetMode = (mode: string) =>
  fetch(new URL('/control', bookingWidget.url), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({mode}),
  })
await setSettings({})
await client.patch({query: '*[_type == "vehicle"]'}, {unset: ['capacity.isSample']}).commit()
const output = await mkdtemp(path.join(tmpdir(), 'hosted-build-'))
const built = await runScript('build', ['--output', output], variables)
const guide = readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8')
const site = await serveSite(path.join(output, 'site'), sitePort)

afterAll(async () => {
  await Promise.all([site.stop(), network.stop(), services.stop(), openAccounts.stop()])
  studio.stop()
  await rm(output, {recursive: true})
})

afterEach(async () => {
  await Promise.all([setSettings({}), setWidgetMode('ok')])
})

test('a site for hosted services is built from them, and doctor finds nothing wrong with it', async () => {
  expect(built).toEqual({code: 0, output: expect.stringMatching(/pages in/)})
  const {code, output: said} = await runScript('doctor', [], variables)
  expect(said).toContain('All is well.')
  expect(said).not.toContain('wrong')
  expect(code).toBe(0)
})

type Breakage = {
  what: string
  variables?: Record<string, string>
  break?: () => Promise<unknown>
}

const breakages: Breakage[] = [
  {what: 'The variables hold the secret key', variables: {SUPABASE_ANON_KEY: 'sb_secret_abc'}},
  {what: 'The dataset was never created', variables: {SANITY_DATASET: 'staging'}},
  {
    what: 'The Studio has another address than the one that was registered',
    variables: {STUDIO_URL: 'https://other.sanity.studio'},
  },
  {
    what: 'Supabase opens accounts without a confirmed e-mail address',
    variables: {SUPABASE_URL: 'https://open-accounts.supabase.co'},
  },
  {what: 'The booking company refuses to be framed', break: () => setWidgetMode('blocked')},
  {what: 'A sample is left', break: () => setSettings({phone: '+13055550100'})},
  {
    what: 'A second booking company was added after the build',
    variables: {BOOKING_WIDGET_ORIGINS: `${widget},https://pay.example`},
  },
  {
    what: 'Forms are sent to a service that was named after the build',
    variables: {FORM_ENDPOINT: 'https://forms.company.example/inbox'},
  },
]

test.each(breakages)('$what: doctor says what the guide says [DOCTOR-1]', async (breakage) => {
  await breakage.break?.()
  const {code, output: said} = await runScript('doctor', [], {
    ...variables,
    ...breakage.variables,
  })
  expect(code).toBe(1)
  const problems = said.match(/(?<=^ {9})(?!→|FORM_ENDPOINT).*$/gm) ?? []
  const rows = guide.replaceAll(/ +\|/g, ' |')
  expect(rows).toContain(`| ${breakage.what} | ${problems.join('<br>')} |`)
})
