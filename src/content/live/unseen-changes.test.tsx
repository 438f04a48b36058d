import {afterEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {ContactSection} from '#src/sections/contact/contact-section.tsx'
import {RatesSection} from '#src/sections/fleet/rates-section.tsx'
import {JobsSection} from '#src/sections/jobs/jobs-section.tsx'

import {acceptButton, notice} from '../../../tests/support/components/live-page.tsx'
import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import {bareJob} from '../../../tests/support/content/bare-job.ts'
import {setClock} from '../time/clock.ts'
import {LiveBoundary} from './live-boundary.tsx'

// What a section in view does not show must not make it wait: it would keep its older content, with a notice about nothing.

const today = Date.parse('2027-05-03T16:00:00Z')
const dayOfNextRates = '2027-06-01'
const startOfNextRates = Date.parse('2027-06-01T04:00:00Z')

afterEach(() => setClock(null))

test('rates that are planned for later raise no notice, and apply from their day on [RATES-3] [LIVE-2]', async () => {
  setClock(today)
  const {publish} = await renderRates()
  publish('fleet', (fleet) => ({...fleet, nextRates: ratesFrom(dayOfNextRates)}))
  await expect.element(page.getByRole('cell', {name: '$120 per hour'})).toBeVisible()
  setClock(startOfNextRates)
  await expect.element(page.getByRole('cell', {name: '$140 per hour'})).toBeVisible()
  expect(notice.query()).toBeNull()
})

test('rates that apply already when they are published show at once [RATES-3]', async () => {
  setClock(startOfNextRates)
  const {publish} = await renderRates()
  publish('fleet', (fleet) => ({...fleet, nextRates: ratesFrom(dayOfNextRates)}))
  await expect.element(page.getByRole('cell', {name: '$140 per hour'})).toBeVisible()
  expect(notice.query()).toBeNull()
})

test('another duration of rates that apply already waits, because it adds a row in view [LIVE-2]', async () => {
  setClock(startOfNextRates)
  const {publish} = await renderRates()
  const nextRates = {startsOn: dayOfNextRates, rateCards: [rateCard(140), rateCard(130, 4)]}
  publish('fleet', (fleet) => ({...fleet, nextRates}))
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('cell', {name: '$120 per hour'})).toBeVisible()
  await acceptButton.click()
  await expect.element(page.getByRole('cell', {name: '$130 per hour'})).toBeVisible()
})

test('rates that apply already and become the current ones hold back no later price [RATES-3]', async () => {
  setClock(startOfNextRates)
  const nextRates = ratesFrom(dayOfNextRates)
  const {publish} = await renderRates({nextRates})
  await expect.element(page.getByRole('cell', {name: '$140 per hour'})).toBeVisible()
  publish('fleet', (fleet) => ({...fleet, rateCards: nextRates.rateCards, nextRates: null}))
  publish('fleet', (fleet) => ({...fleet, rateCards: [rateCard(150)]}))
  await expect.element(page.getByRole('cell', {name: '$150 per hour'})).toBeVisible()
  expect(notice.query()).toBeNull()
})

test('an announcement leaves the contact section as current as the header [LIVE-2]', async () => {
  const {publish} = await renderWithContent(
    <LiveBoundary sectionKey="contact">
      <ContactSection section={{_key: 'contact', _type: 'contactSection'}} />
    </LiveBoundary>,
    {site: {settings: {company: 'The Chauffeur Company', phone: '+13055550100'}}},
  )
  publish('site', (site) => ({
    ...site,
    announcement: {
      text: 'Closed on Monday.',
      original: 'Closed on Monday.',
      link: null,
      showFrom: null,
      showUntil: '2027-06-01T12:00:00.000Z',
    },
  }))
  publish('site', (site) => ({
    ...site,
    settings: site.settings && {...site.settings, phone: '+13055550177'},
  }))
  await expect.element(page.getByRole('link', {name: '(305) 555-0177'})).toBeVisible()
  expect(notice.query()).toBeNull()
})

test('an opening that is planned for later raises no notice, and appears at its minute [JOBS-3] [LIVE-2]', async () => {
  setClock(today)
  const opensOn = '2027-05-10T13:00:00.000Z'
  const {publish} = await renderWithContent(
    <LiveBoundary sectionKey="jobs">
      <JobsSection section={{_key: 'jobs', _type: 'jobsSection', heading: 'Open positions'}} />
    </LiveBoundary>,
    {jobs: {jobs: [jobFrom('Chauffeur', null)], order: null}},
  )
  publish('jobs', (before) => ({
    ...before,
    jobs: [jobFrom('Chauffeur', null), jobFrom('Dispatcher', opensOn)],
  }))
  await expect.element(page.getByRole('article', {name: 'Dispatcher'})).not.toBeInTheDocument()
  setClock(Date.parse(opensOn))
  await expect.element(page.getByRole('article', {name: 'Dispatcher'})).toBeVisible()
  expect(notice.query()).toBeNull()
})

function renderRates(fleet: PublishedContent['fleet'] = {}) {
  return renderWithContent(
    <LiveBoundary sectionKey="rates">
      <RatesSection
        section={{_key: 'rates', _type: 'ratesSection', heading: 'Rates', sheetLink: null}}
      />
    </LiveBoundary>,
    {
      fleet: {
        vehicles: [{_id: 'escalade', name: 'Cadillac Escalade', passengers: {min: 1, max: 6}}],
        rateCards: [rateCard(120)],
        nextRates: null,
        order: null,
        ...fleet,
      },
    },
  )
}

function ratesFrom(startsOn: string) {
  return {startsOn, rateCards: [rateCard(140)]}
}

function rateCard(dollars: number, fromHours = 2) {
  const price = {_type: 'priceRange' as const, min: dollars, max: dollars}
  return {
    _key: `from ${fromHours}`,
    fromHours,
    toHours: fromHours + 2,
    prices: [{_key: 'escalade', vehicleId: 'escalade', price}],
  }
}

function jobFrom(title: string, opensOn: string | null) {
  return {...bareJob, _id: title, title, opensOn}
}
