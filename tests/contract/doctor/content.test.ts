import {afterAll, beforeEach, expect, test} from 'vitest'

import {checkContentLakeOrigins} from '../../../scripts/doctor/content-lake-origins.ts'
import {checkContentLake} from '../../../scripts/doctor/content-lake.ts'
import {checkContentRules} from '../../../scripts/doctor/content-rules.ts'
import {checkSampleValues} from '../../../scripts/doctor/sample-values.ts'
import {subjectOf} from '../../../scripts/doctor/subject.ts'
import {startFailingLake} from '../content-lake/support/failing-lake.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, hosted, client, settings, serve, heal, stop} = await startHealthyEnvironment()

beforeEach(heal)
afterAll(stop)

test('a content lake that is away, empty, private or without the dataset is reported', async () => {
  expect(await problems(checkContentLake, variables)).toBe('')
  expect(
    await problems(checkContentLake, {...variables, SANITY_API_HOST: 'http://localhost:1'}),
  ).toContain('The content lake does not answer at http://localhost:1')
  expect(await problems(checkContentLake, {...hosted, SANITY_DATASET: 'staging'})).toContain(
    'Create the dataset "staging"',
  )
  const answerFor = (token: string) =>
    serve((request, response) => {
      const result = request.headers.authorization === `Bearer ${token}` ? 37 : 0
      response.setHeader('content-type', 'application/json').end(JSON.stringify({result, ms: 1}))
    })
  const isPrivate = {...hosted, SANITY_API_HOST: await answerFor(variables.SANITY_AUTH_TOKEN)}
  expect(await problems(checkContentLake, isPrivate)).toContain(
    'Visitors cannot read dataset "production"',
  )
  const isEmpty = {...hosted, SANITY_API_HOST: await answerFor('nobody')}
  expect(await problems(checkContentLake, isEmpty)).toContain(
    'Load the first content with "npm run seed".',
  )
})

test('a token that the content lake does not know is reported, though everybody may read', async () => {
  expect(await problems(checkContentLake, {...hosted, SANITY_AUTH_TOKEN: 'wrong'})).toContain(
    'SANITY_AUTH_TOKEN must be a token of this project',
  )
})

test('origins that the content lake does not answer are reported', async () => {
  expect(await problems(checkContentLakeOrigins, hosted)).toBe('')
  expect(
    await problems(checkContentLakeOrigins, {...hosted, SITE_URL: 'https://www.example.com'}),
  ).toContain(
    'does not answer pages of the site (https://www.example.com). Add https://www.example.com under sanity.io/manage, API, CORS origins, or',
  )
  expect(
    await problems(checkContentLakeOrigins, {...hosted, STUDIO_URL: 'https://x.sanity.studio'}),
  ).toContain(
    'Add https://x.sanity.studio under sanity.io/manage, API, CORS origins, with "Allow credentials"',
  )
  const withoutCredentials = await serve((request, response) =>
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '').end('{}'),
  )
  expect(
    await problems(checkContentLakeOrigins, {...hosted, SANITY_API_HOST: withoutCredentials}),
  ).toContain(`pages of the Studio (${variables.STUDIO_URL}) when somebody is signed in`)
})

test('published content that breaks a rule or is missing is reported', async () => {
  const {BOOKING_WIDGET_ORIGINS: _, ...rest} = variables
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

test('a content lake that refuses further requests in the middle is no broken content', async () => {
  const failing = {
    ...hosted,
    SANITY_API_HOST: await startFailingLake(variables.SANITY_API_HOST, 429),
  }
  await expect(problems(checkContentRules, failing)).rejects.toMatchObject({statusCode: 429})
  const failingAgain = await startFailingLake(variables.SANITY_API_HOST, 429)
  const checked = checkSampleValues(subjectOf({...hosted, SANITY_API_HOST: failingAgain}))
  expect(await checked).toBeNull()
})

test('sample values are reported before the site is live', async () => {
  expect(await problems(checkSampleValues, hosted)).toContain(
    'Visitors would see sample values: Company details, Phone; Company details, Emergency phone;',
  )
  await settings({phone: '+13054441234', emergencyPhone: '+13054441234'})
  expect(await problems(checkSampleValues, hosted)).not.toContain('Phone;')
  expect(await checkSampleValues(subjectOf(variables))).toBeNull()
})
