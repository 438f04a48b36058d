import {expect, onTestFinished, test, vi} from 'vitest'

import type {JobsQueryResult} from '#src/content/sanity.types.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {bareJob} from '../../../tests/support/content/bare-job.ts'
import type {Section} from '../section.ts'
import {JobsSection} from './jobs-section.tsx'

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
      _createdAt: '2026-01-05T14:00:00Z',
      _updatedAt: '2026-01-05T14:00:00Z',
      title: 'Professional Chauffeur',
      slug: 'professional-chauffeur',
      employmentType: 'Full-time',
      employmentKind: 'Full-time',
      languages: null,
      location: 'Miami, FL',
      department: 'Operations',
      description: 'Drive the fleet across three counties.',
      requirements: ['A clean driving record', 'Calm, courteous manner'],
      opensOn: '2026-01-05T14:00:00.000Z',
      closesOn: null,
    },
    {...bareJob, _id: 'bare', title: 'Operations & Fleet Manager'},
  ],
  order: null,
}
const settings = {careersEmail: 'careers@example.com'}

test('an opening shows its kind, place, department, text and requirements [JOBS-1]', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  const job = screen.getByRole('article', {name: 'Professional Chauffeur'})
  for (const text of ['Full-time', 'Miami, FL', 'Operations', 'Calm, courteous manner']) {
    await expect.element(job.getByText(text, {exact: true})).toBeVisible()
  }
  await expect.element(job.getByRole('heading', {name: 'Requirements'})).toBeVisible()
})

test('requirements without a value for their placeholder leave no heading behind [SERVICE-8]', async () => {
  const requirements = ['Reach us at {phone}.']
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs: {...jobs, jobs: [jobFrom({title: 'Vehicle Detailer', requirements})]},
  })
  await expect.element(screen.getByRole('article', {name: 'Vehicle Detailer'})).toBeVisible()
  await expect.element(screen.getByRole('heading', {name: 'Requirements'})).not.toBeInTheDocument()
})

test('Apply Now writes to the careers address with the job title as subject [JOBS-2]', async () => {
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

test('an opening with nothing but a title is shown', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  const job = screen.getByRole('article', {name: 'Operations & Fleet Manager'})
  await expect.element(job).toBeVisible()
  expect(job.element().textContent).not.toMatch(/Requirements|null|undefined/)
})

test('without a careers address no mail button is offered', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {jobs})
  await expect.element(screen.getByRole('article', {name: 'Professional Chauffeur'})).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /Apply/})).not.toBeInTheDocument()
})

test('an opening leads to its own view and offers the link to copy', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs,
    site: {settings},
  })
  await expect
    .element(screen.getByRole('link', {name: 'Professional Chauffeur', exact: true}))
    .toHaveAttribute('href', '/careers?job=professional-chauffeur')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', {name: 'Copy link to Professional Chauffeur'}).click()
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/^http.*\/careers\?job=professional-chauffeur$/),
  )
  await expect
    .element(screen.getByText('The link to Professional Chauffeur is copied.'))
    .toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', {name: /^Copy link to Operations/}))
    .not.toBeInTheDocument()
})

test('a browser that forbids copying gets the link to copy by hand', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {jobs})
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await screen.getByRole('button', {name: 'Copy link to Professional Chauffeur'}).click()
  await expect
    .element(screen.getByText(/^Copy this address: http.*job=professional-chauffeur$/))
    .toBeVisible()
})

test('what opens later or has closed is not in the list [JOBS-3]', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs: {
      ...jobs,
      jobs: [
        jobFrom({_id: 'later', title: 'Vehicle Detailer', opensOn: inMs(60_000)}),
        jobFrom({_id: 'closed', title: 'Night Dispatcher', closesOn: inMs(-1)}),
      ],
    },
  })
  await expect.element(screen.getByText(/^No position is open right now\./)).toBeVisible()
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})

test('an opening appears at its time', async () => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const screen = await renderWithContent(<JobsSection section={section} />, {
    jobs: {...jobs, jobs: [jobFrom({title: 'Vehicle Detailer', opensOn: inMs(60_000)})]},
  })
  await expect.element(screen.getByText(/^No position is open right now\./)).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(screen.getByRole('article', {name: 'Vehicle Detailer'})).toBeVisible()
})

test.each([
  ['its title', 'Vehicle Detailer'],
  ['Apply Now', /^Apply Now/],
])('an opening that closes while %s has the focus stays and says so [JOBS-3]', async (_, name) => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const screen = await renderWithContent(
    <main id="main" tabIndex={-1}>
      <JobsSection section={section} />
    </main>,
    {
      jobs: {
        ...jobs,
        jobs: [
          jobFrom({title: 'Vehicle Detailer', slug: 'vehicle-detailer', closesOn: inMs(60_000)}),
        ],
      },
      site: {settings},
    },
  )
  const job = screen.getByRole('article', {name: 'Vehicle Detailer'})
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(job.getByRole('link', {name: /^Apply Now/})).toBeVisible()
  expect(job.element().textContent).not.toContain('This opening has closed.')
  job.getByRole('link', {name, exact: true}).element().focus()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(job.getByRole('status')).toHaveTextContent('This opening has closed.')
  await expect.element(job.getByRole('link')).not.toBeInTheDocument()
  await expect.element(job.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('without openings a sentence says so and leads to the contact page', async () => {
  const screen = await renderWithContent(<JobsSection section={section} />, {site: {settings}})
  await expect.element(screen.getByText(/^No position is open right now\./)).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Contact us', exact: true}))
    .toHaveAttribute('href', '/contact')
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
})

type Job = JobsQueryResult['jobs'][number]

function jobFrom(fields: Partial<Job>): Job {
  return {_id: 'job', title: null, ...bareJob, ...fields}
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}
