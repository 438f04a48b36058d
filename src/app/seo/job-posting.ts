import type {JobPosting, WithContext} from 'schema-dts'

import {miamiDay} from '#domain/time/miami-time.ts'
import {siteUrl} from '#src/content/environment.ts'
import type {Job} from '#src/content/facts/use-jobs.ts'

type JobPostingTexts = {
  company: string | null | undefined
  /** With their placeholders filled in. */
  description: string | null
  requirements: string[]
}

/**
 * What search engines read of one job (schema.org JobPosting). Null while a required fact is missing:
 * title, description, location, the day of posting, the company. Pay is not known, so it is never named.
 */
export function jobPosting(
  job: Job,
  {company, description, requirements}: JobPostingTexts,
): WithContext<JobPosting> | null {
  const {title, slug, location, opensOn, closesOn} = job
  // Without a day of its own, a job was posted when staff made it.
  const opens = instantOf(opensOn) ?? instantOf(job._createdAt)
  const closes = instantOf(closesOn)
  const employmentType = employmentTypeOf(job.employmentKind)
  if (!title || !description || !location || !company || opens === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: html(description, requirements),
    datePosted: miamiDay(opens),
    ...(closes !== null && {validThrough: new Date(closes).toISOString()}),
    ...(employmentType && {employmentType}),
    ...(slug && {identifier: {'@type': 'PropertyValue', name: company, value: slug}}),
    hiringOrganization: {'@type': 'Organization', name: company, sameAs: `${siteUrl}/`},
    jobLocation: {'@type': 'Place', address: addressOf(location)},
  }
}

/** "Miami, FL" in its parts; any other wording counts as the locality. */
function addressOf(location: string) {
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(location) ?? []
  return {
    '@type': 'PostalAddress',
    addressLocality: city ?? location,
    ...(state && {addressRegion: state}),
    addressCountry: 'US',
  } as const
}

/** Google's word for a kind of employment, null for one that it has none for. */
function employmentTypeOf(text: string | null): string | null {
  const words = text?.toUpperCase().replace(/[^A-Z]+/g, '_') ?? ''
  return employmentTypes.find((type) => words.startsWith(type)) ?? null
}

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM']

function html(description: string, requirements: string[]): string {
  const paragraphs = description.split(/\n+/).map((text) => `<p>${escaped(text)}</p>`)
  const items = requirements.map((text) => `<li>${escaped(text)}</li>`)
  return [...paragraphs, ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : [])].join('')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function instantOf(time: string | null): number | null {
  const instant = Date.parse(time ?? '')
  return Number.isNaN(instant) ? null : instant
}
