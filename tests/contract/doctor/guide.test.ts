import {readFileSync} from 'node:fs'

import {afterAll, expect, test} from 'vitest'

import {runScript} from '../../support/services/run-script.ts'
import {startHealthyEnvironment} from './healthy-environment.ts'

const {variables, hosted, kept, stop} = await startHealthyEnvironment()
/** What the guide shows, in its order. */
const shown = [
  ...readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8').matchAll(
    /```text\n(.*?)```/gs,
  ),
].map(([, text]) => text)

afterAll(stop)

test('the guide shows the output for a healthy environment, in which nothing is changed [DOCTOR-1]', async () => {
  const before = kept()
  expect(before.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^auth\W/),
      expect.stringMatching(/^content-lake\W/),
    ]),
  )
  const {code, output} = await runScript('doctor', [], variables)
  expect(asInGuide(output)).toBe(shown[0])
  expect(output).toContain('All is well.')
  expect(output).not.toContain('wrong')
  expect(code).toBe(0)
  expect(kept()).toEqual(before)
})

test('the guide shows the output for a broken environment, and the command fails [DOCTOR-1]', async () => {
  const {code, output} = await runScript('doctor', [], {
    ...variables,
    SUPABASE_ANON_KEY: 'other',
    STUDIO_URL: 'http://localhost:1',
  })
  expect(asInGuide(output)).toBe(shown[1])
  expect(output).toContain('3 problems found.')
  expect(code).toBe(1)
})

test('the guide shows the output for a hosted environment that is not ready, in which nothing is changed [DOCTOR-1]', async () => {
  const before = kept()
  const {code, output} = await runScript('doctor', [], {
    ...hosted,
    SUPABASE_ANON_KEY: 'sb_secret_of_nobody',
    BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
    // A name that can never resolve (RFC 2606).
    SITE_URL: 'https://chauffeur.invalid',
  })
  expect(asInGuide(output)).toBe(shown[2])
  expect(code).toBe(1)
  expect(kept()).toEqual(before)
})

test('with nothing running, a check that cannot be made is neither ok nor wrong', async () => {
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

test('settings that no service can be asked with are named, and the other checks go on [DOCTOR-1]', async () => {
  const {output, code} = await runScript('doctor', [], {
    ...variables,
    SANITY_DATASET: 'Production',
    SITE_URL: 'www.example.com',
  })
  expect(output).toContain('SANITY_DATASET is "Production", which is no name of a dataset.')
  expect(output).toContain('SITE_URL is "www.example.com", which is not a URL.')
  expect(output).toMatch(/^ +(ok|wrong|-) +Published site$/m)
  expect(code).toBe(1)
})

test('the command names a setting with a password, and repeats it nowhere [DOCTOR-1]', async () => {
  const {output, code} = await runScript('doctor', [], {
    ...variables,
    STUDIO_URL: variables.STUDIO_URL.replace('//', '//office:pass-word@'),
  })
  expect(output).toContain('STUDIO_URL holds a user name or a password')
  expect(output).not.toContain('pass-word')
  expect(code).toBe(1)
})

/** The output with the URLs of "npm run dev" instead of those of these services. */
function asInGuide(output: string): string {
  const ports: [string, number][] = [
    [variables.SANITY_API_HOST, 3900],
    [variables.SUPABASE_URL, 54321],
    [variables.BOOKING_WIDGET_ORIGINS, 4100],
    [variables.SITE_URL, 4173],
    [variables.STUDIO_URL, 3333],
  ]
  return ports.reduce(
    (text, [url, port]) => text.replaceAll(url, `http://localhost:${port}`),
    output,
  )
}
