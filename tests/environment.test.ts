import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, test} from 'vitest'

import {readEnvironment} from '../environment.ts'
import {bareEnvironment} from './support/services/bare-environment.ts'
import {forgetServices} from './support/services/forget-services.ts'

test('origins are read as browsers write them', () => {
  const read = readEnvironment({
    SITE_URL: 'HTTPS://WWW.Example.com/',
    STUDIO_URL: ' https://office.sanity.studio/ ',
    SUPABASE_URL: 'https://ABC.supabase.co:443/',
    SANITY_API_HOST: 'http://localhost:3900/',
    BOOKING_WIDGET_ORIGINS: 'https://Book.example.com/, https://pay.example.com',
    ERROR_REPORT_URL: 'https://Errors.example.com/site',
  })
  expect(read.siteUrl).toBe('https://www.example.com')
  expect(read.studioUrl).toBe('https://office.sanity.studio')
  expect(read.auth.url).toBe('https://abc.supabase.co')
  expect(read.contentLake.apiHost).toBe('http://localhost:3900')
  expect(read.bookingWidgetOrigins).toEqual(['https://book.example.com', 'https://pay.example.com'])
  expect(read.errorReportUrl).toBe('https://errors.example.com/site')
})

test('a variable that .env leaves empty is one that is not set', () => {
  const empty = readEnvironment({SUPABASE_URL: '', SUPABASE_ANON_KEY: ''})
  expect(empty.auth).toEqual(readEnvironment({}).auth)
  const hosted = readEnvironment({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: '',
  })
  expect(hosted.auth.anonKey).toBe('')
})

test('"none" is a site without the service, whatever else is set [ENV-1]', () => {
  const read = readEnvironment({
    SUPABASE_URL: 'none',
    SUPABASE_ANON_KEY: 'key',
    STUDIO_URL: 'none',
    BOOKING_WIDGET_ORIGINS: 'none',
    ERROR_REPORT_URL: 'none',
    FORM_ENDPOINT: 'none',
    CAPTCHA_SITE_KEY: 'none',
  })
  expect(read).toMatchObject({errorReportUrl: '', formEndpoint: ''})
  expect(read.auth).toMatchObject({url: '', anonKey: '', captchaSiteKey: ''})
  expect(read.studioUrl).toBe('')
  expect(read.bookingWidgetOrigins).toEqual([])
})

test('a site key is read without the spaces that were pasted with it', () => {
  const keyOf = (text: string) => readEnvironment({CAPTCHA_SITE_KEY: text}).auth.captchaSiteKey
  expect([' 0x4AAA ', ' none ', ' ', ''].map(keyOf)).toEqual(['0x4AAA', '', '', ''])
})

test('a test run keeps no variable of a service, and none that environment.ts reads', () => {
  const names: string[] = ['AUTH_SIGNING_KEY', 'SANITY_STUDIO_PROJECT_ID', 'SUPABASE_JWT_SECRET']
  readEnvironment(new Proxy({}, {get: (_, name) => (names.push(String(name)), undefined)}))
  const others = {CI: 'true', PATH: '/bin', TEST_SUPABASE_URL: 'https://tests.supabase.co'}
  const env: Record<string, string> = {...others, ENV_FILE: 'live.env'}
  for (const name of names) env[name] = 'hosted'
  forgetServices(env)
  expect(env).toEqual({...others, ENV_FILE: 'none'})
  expect(names).toContain('FORM_ENDPOINT')
})

test('a test run asks no proxy for this machine', () => {
  const withoutProxy = (variables: Record<string, string>) => {
    const env: Record<string, string | undefined> = {...variables}
    forgetServices(env)
    return [env['no_proxy'], env['NO_PROXY']]
  }
  const proxy = 'http://proxy.example:8080'
  const machine = 'localhost,127.0.0.1,::1'
  expect(withoutProxy({http_proxy: proxy})).toEqual([machine, machine])
  const both = `intranet.example,${machine}`
  expect(withoutProxy({HTTPS_PROXY: proxy, NO_PROXY: 'intranet.example'})).toEqual([both, both])
  expect(withoutProxy({HTTP_PROXY: proxy, no_proxy: '*'})).toEqual(['*', '*'])
  expect(withoutProxy({})).toEqual([undefined, undefined])
})

test.for([
  ['unit, contract and component tests', "import('./vite.config.ts')", {VITEST: 'true'}],
  [
    'browser tests and benchmarks',
    "import('./tests/support/services/start-site.ts').then(({startSite}) => void startSite())",
    {},
  ],
] as const)('%s forget the services that the shell names', ([, start, variables]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'))
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co',
    FORM_ENDPOINT: 'https://forms.example.com',
  }
  // What starts has not waited for anything yet.
  const program = `await ${start}; console.log(JSON.stringify(process.env)); process.exit()`
  try {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: {...bareEnvironment(), TMPDIR: folder, TEMP: folder, ...hosted, ...variables},
      encoding: 'utf8',
    })
    expect(JSON.parse(printed)).not.toMatchObject({SUPABASE_URL: expect.anything()})
    expect(printed).not.toContain('example.com')
    expect(printed).toContain('PATH')
  } finally {
    rmSync(folder, {recursive: true})
  }
})
