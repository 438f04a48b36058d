import {expect, test} from 'vitest'

import type {Job} from '#src/content/facts/use-jobs.ts'

import {jobPosting} from './job-posting.ts'

const job: Job = {
  _id: 'job-operations-manager',
  _createdAt: '2027-10-20T14:00:00Z',
  _updatedAt: '2027-11-08T04:30:00Z',
  title: 'Operations Manager',
  slug: 'operations-manager',
  employmentType: 'Full-time',
  employmentKind: 'Full-time',
  languages: null,
  location: 'Miami, FL',
  department: 'Operations',
  description: '',
  requirements: null,
  opensOn: '2027-11-08T04:30:00.000Z',
  closesOn: '2027-12-01T22:00:00.000Z',
}
const facts = {
  company: 'Example Cars',
  description: 'You plan the day.\n\nYou lead a team.',
  requirements: ['Clear decisions', 'Cars & vans < 3 t'],
}

test('a posting holds what search engines require', () => {
  expect(jobPosting(job, facts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Operations Manager',
    description:
      '<p>You plan the day.</p><p>You lead a team.</p><ul><li>Clear decisions</li><li>Cars &amp; vans &lt; 3 t</li></ul>',
    datePosted: '2027-11-07',
    validThrough: '2027-12-01T22:00:00.000Z',
    employmentType: 'FULL_TIME',
    identifier: {'@type': 'PropertyValue', name: 'Example Cars', value: 'operations-manager'},
    hiringOrganization: expect.objectContaining({'@type': 'Organization', name: 'Example Cars'}),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Miami',
        addressRegion: 'FL',
        addressCountry: 'US',
      },
    },
  })
})

test('what is not known is left out, and pay is never named [SEO-3]', () => {
  const posting = jobPosting({...job, closesOn: null, employmentKind: 'Seasonal'}, facts)
  expect(posting).not.toBeNull()
  expect(Object.keys(posting ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/validThrough|employmentType|salary/i)]),
  )
})

test.each([
  ['Full-time', 'FULL_TIME'],
  ['part time', 'PART_TIME'],
  ['Contractor', 'CONTRACTOR'],
  ['Temporary, until May', 'TEMPORARY'],
])('%s is %s', (employmentKind, word) => {
  expect(jobPosting({...job, employmentKind}, facts)).toMatchObject({employmentType: word})
})

test('a place in other words is the locality', () => {
  expect(jobPosting({...job, location: 'Port of Miami'}, facts)).toMatchObject({
    jobLocation: {address: {addressLocality: 'Port of Miami', addressCountry: 'US'}},
  })
})

test('an opening without a day of its own was posted on the day it was made', () => {
  expect(jobPosting({...job, opensOn: null}, facts)).toMatchObject({datePosted: '2027-10-20'})
})

test('without a required fact there is no posting', () => {
  expect(jobPosting({...job, title: null}, facts)).toBeNull()
  expect(jobPosting({...job, location: null}, facts)).toBeNull()
  expect(jobPosting(job, {...facts, description: null})).toBeNull()
  expect(jobPosting(job, {...facts, company: null})).toBeNull()
})
