import {expect, test} from 'vitest'

import type {JobsQueryResult} from '#src/content/sanity.types.ts'

import {renderWithContent} from '../../tests/support/render-with-content.tsx'
import {JobsSection} from './jobs-section.tsx'
import type {Section} from './section.ts'

const section: Section<'jobsSection'> = {
  _key: 'jobs',
  _type: 'jobsSection',
  heading: 'Open positions',
  requirementsLabel: 'Requirements',
  applyLabel: 'Apply Now',
  emptyText: 'No position is open right now.',
}
const jobs: JobsQueryResult = {
  jobs: [
    {
      _id: 'chauffeur',
      title: 'Professional Chauffeur',
      slug: 'professional-chauffeur',
      employmentType: 'Full-time',
      location: 'Miami, FL',
      department: 'Operations',
      description: 'Drive the fleet across three counties.',
      requirements: ['A clean driving record', 'Calm, courteous manner'],
    },
    {
      _id: 'bare',
      title: 'Operations & Fleet Manager',
      slug: null,
      employmentType: null,
      location: null,
      department: null,
      description: null,
      requirements: null,
    },
  ],
  order: null,
}
const settings = {careersEmail: 'careers@example.com'}

test('an opening tells its kind, place, department, text and requirements', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  const opening = screen.getByRole('article', {name: 'Professional Chauffeur'})
  for (const text of ['Full-time', 'Miami, FL', 'Operations', 'Calm, courteous manner']) {
    await expect.element(opening.getByText(text, {exact: true})).toBeVisible()
  }
  await expect.element(opening.getByRole('heading', {name: 'Requirements'})).toBeVisible()
})

test('Apply Now writes to the careers address with the job title as subject', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  await expect
    .element(screen.getByRole('link', {name: 'Apply Now for Professional Chauffeur'}))
    .toHaveAttribute('href', 'mailto:careers@example.com?subject=Professional%20Chauffeur')
  await expect
    .element(screen.getByRole('link', {name: 'Apply Now for Operations & Fleet Manager'}))
    .toHaveAttribute(
      'href',
      'mailto:careers@example.com?subject=Operations%20%26%20Fleet%20Manager',
    )
})

test('an opening with nothing but its title still stands', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  const opening = screen.getByRole('article', {name: 'Operations & Fleet Manager'})
  await expect.element(opening).toBeVisible()
  expect(opening.element().textContent).not.toMatch(/Requirements|null|undefined/)
})

test('without a careers address no mail button is offered', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {jobs})
  await expect.element(screen.getByRole('article', {name: 'Professional Chauffeur'})).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /Apply/})).not.toBeInTheDocument()
})

test('without openings a sentence says so and leads to the contact page', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {site: {settings}})
  await expect.element(screen.getByText(/^No position is open right now\./)).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Contact us', exact: true}))
    .toHaveAttribute('href', '/contact')
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})
