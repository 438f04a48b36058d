import type {IncomingHttpHeaders} from 'node:http'

import {afterAll, expect, test} from 'vitest'

import {checkForms} from '../../../scripts/doctor/forms.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, serve, stop} = await startHealthyEnvironment()
const {SITE_URL: site} = variables

afterAll(stop)

test('a service that takes forms from the site is well, and is sent none', async () => {
  const asked: (string | undefined)[] = []
  let headers: IncomingHttpHeaders = {}
  const url = await serve((request, response) => {
    asked.push(request.method)
    ;({headers} = request)
    response.writeHead(204, {
      'access-control-allow-origin': site,
      'access-control-allow-headers': 'Accept, Content-Type',
    })
    response.end()
  })
  expect(await problems(checkForms, {...variables, FORM_ENDPOINT: `${url}/inbox`})).toBe('')
  expect(asked).toEqual(['OPTIONS'])
  expect(headers).toMatchObject({
    origin: site,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
})

test.each([
  [200, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}, ''],
  [405, {}, 'answers with an error (405) when a browser asks whether it may send one'],
  [301, {location: '/other'}, 'answers with a redirect (301) when a browser asks'],
  [204, {'access-control-allow-headers': 'content-type'}, `none from pages of the site (${site})`],
  [
    204,
    {
      'access-control-allow-origin': 'https://other.example',
      'access-control-allow-headers': 'content-type',
    },
    `none from pages of the site (${site}). Allow the origin ${site} at the service there`,
  ],
  [204, {'access-control-allow-origin': '*'}, 'takes no JSON from a browser'],
  [
    204,
    {'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-content-type'},
    'takes no JSON from a browser. Allow the header content-type',
  ],
])('a service of forms that answers with %i and %o: %s', async (status, headers, said) => {
  const url = await serve((_, response) => response.writeHead(status, {...headers}).end())
  const found = await problems(checkForms, {...variables, FORM_ENDPOINT: url})
  expect(found).toContain(said)
  expect(found.split('\n')).toHaveLength(1)
  expect(found === '').toBe(said === '')
})

test('a service at the site’s own origin is only to answer, since browsers ask it nothing before', async () => {
  const url = await serve((_, response) => response.writeHead(405).end())
  const own = {...variables, SITE_URL: url, FORM_ENDPOINT: `${url}/inbox`}
  expect(await problems(checkForms, own)).toBe('')
  const away = {...own, SITE_URL: 'http://localhost:1', FORM_ENDPOINT: 'http://localhost:1/inbox'}
  expect(await problems(checkForms, away)).toContain('does not answer')
})

test('a service of forms that is away is reported', async () => {
  expect(
    await problems(checkForms, {...variables, FORM_ENDPOINT: 'http://localhost:1/inbox'}),
  ).toBe(
    'No form can be sent: http://localhost:1/inbox does not answer. Correct FORM_ENDPOINT and build again, or ask whoever runs the service there.',
  )
  expect(await problems(checkForms, {...variables, FORM_ENDPOINT: 'inbox'})).toContain(
    'not checked',
  )
})
