import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {checkDocuments, countOf} from '../../scripts/content-check/check-documents.ts'
import {contentOfDataset, contentOfFolder} from '../../scripts/content-check/read-content.ts'
import {studioRules} from '../../scripts/content-check/studio-rules.ts'
import {contentLakeError} from '../../scripts/dataset/content-lake-problem.ts'
import {seedDocuments} from '../support/content/seed-documents.ts'
import {startLake, token} from '../support/lake/running-lake.ts'
import {runScript} from '../support/services/run-script.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'
import {startFailingLake} from './content-lake/support/failing-lake.ts'

const lake = await startLake({dataFolder: await copySeededLake()})

afterAll(() => lake.stopAndDelete())

test('a sound dataset passes, with its sample values as warnings', async () => {
  const {code, output} = await check()
  expect(output).toContain(
    'Company details\n  warning Phone: Sample value. Replace before going live.',
  )
  expect(output).toContain(`${seedDocuments.length} documents checked: 0 errors, `)
  expect(code).toBe(0)
})

test('what breaks a rule is reported by document and field, named as in the Studio [CONTENT-1]', async () => {
  await lake.client
    .transaction()
    .patch('rates', {
      set: {'rateCards[0].prices[1].price': {_type: 'priceRange', min: 170, max: 150}},
    })
    .patch('vehicle-s550', {set: {'picture.alt': ''}})
    .patch('job-operations-manager', {unset: ['department']})
    .patch('page-home', {set: {'sections[0].heading': 'Call {fone}'}})
    .patch('cancellationPolicy', {set: {'tiers[1].refundPercent': 100}})
    .create({_id: 'siteSettings-copy', _type: 'siteSettings'})
    .create({_id: 'note', _type: 'note', text: 'Left behind'})
    .create({_id: 'drafts.vehicle-suburban', _type: 'vehicle', name: 'Half a vehicle'})
    .delete('announcement')
    .commit()
  const {code, output} = await check()
  expect(code).toBe(1)
  for (const lines of [
    'error   Rates by duration 1 › Prices 2 › Price per hour: The lower price ($170) is above the higher price ($150). Swap them?',
    'Vehicle "Mercedes S550"\n  error   Picture: Describe the picture',
    'error   Department: Fill this in. The site needs it.',
    '› Heading: The site cannot fill in "{fone}".',
    'Cancellation policy\n  error   Refunds by time of cancellation: 12 to 24 hours before pick-up returns 100%',
    'stands beside the one that the site reads (siteSettings). Delete it.',
    'The Studio knows no documents of the type "note".',
    'Announcement\n  error   This document is not published, and the site needs it.',
    'Vehicle "Half a vehicle" (draft)',
  ]) {
    expect(output).toContain(lines)
  }
})

test('an empty entry among the parts of a page does not break the links to the others', async () => {
  const broken = await startLake({dataFolder: await copySeededLake()})
  onTestFinished(() => broken.stopAndDelete())
  await broken.client.patch('page-home').insert('before', 'sections[0]', [null]).commit()
  const {code, output} = await check([], {SANITY_API_HOST: broken.url})
  expect(output).toContain('0 errors')
  expect(code).toBe(0)
})

test('a folder is checked as if it were loaded [CONTENT-1]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-check-'))
  try {
    await cp('seed-data', folder, {recursive: true})
    const content = await contentOfFolder(folder)
    const reports = await checkDocuments({...content, rules: await studioRules()})
    expect(countOf(reports, 'error')).toBe(0)
    const file = path.join(folder, 'data.ndjson')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"minimumHours":2', '"minimumHours":3'))
    const broken = await check([folder])
    expect(broken.output).toContain(
      'The first duration starts at 2 hours, but the minimum booking is 3 hours.',
    )
    expect(broken.code).toBe(1)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
})

test('the seed data may be loaded into a hosted dataset, which gets no URL of this machine [CONTENT-1]', async () => {
  const {code, output} = await check(['seed-data'], {
    SANITY_API_HOST: '',
    SANITY_PROJECT_ID: 'abc12345',
    BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
  })
  expect(output).toContain('0 errors')
  expect(output).not.toContain('localhost')
  expect(code).toBe(0)
})

test('a content lake that does not answer is reported in one sentence', async () => {
  const {code, output} = await check([], {SANITY_API_HOST: 'http://localhost:1'})
  expect(output.trim()).toMatch(
    /^The content lake does not answer at http:\/\/localhost:1 .*"npm run dev"/,
  )
  expect(output.trim()).not.toContain('\n')
  expect(code).toBe(1)
})

test.each([
  ['refuses further requests', 429, 'The content lake has had too many requests (429)'],
  ['breaks off', null, 'The content lake does not answer at'],
])('a content lake that %s in the middle is no broken content', async (_, status, said) => {
  const {code, output} = await check([], {
    SANITY_API_HOST: await startFailingLake(lake.url, status),
  })
  expect(output.slice(0, said.length)).toBe(said)
  expect(output.trim()).not.toContain('\n')
  expect(code).toBe(1)
})

test('a dataset that a hosted project does not have is reported', async () => {
  const target = {projectId: 'localdev', dataset: 'staging', apiHost: lake.url, token}
  const error: unknown = await contentOfDataset(target).catch((reason: unknown) => reason)
  expect(contentLakeError(error, target).message).toContain('Create the dataset "staging"')
})

function check(args: string[] = [], environment = {}) {
  return runScript('content-check', args, {
    SANITY_API_HOST: lake.url,
    SANITY_AUTH_TOKEN: token,
    ...environment,
  })
}
