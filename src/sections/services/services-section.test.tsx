import {afterEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {ServicesSection} from './services-section.tsx'

const section: Section<'servicesSection'> = {
  _key: 'services',
  _type: 'servicesSection',
  heading: 'Four ways to be driven',
  learnMoreLabel: 'Learn More',
}

afterEach(() => page.viewport(1280, 900))

test('a card leads to the page of its service and says which one it is [HOME-3]', async () => {
  const screen = await renderWithContent(<ServicesSection section={section} />, {
    services: {services: [airport, unfinished], order: null},
  })
  const link = screen.getByRole('link', {name: 'Learn More about Airport Transfers'})
  await expect.element(link).toHaveAttribute('href', '/services/airport-transfers')
  await expect.element(screen.getByText('Flight tracking')).toBeVisible()
})

test('a service that staff have only named shows its name', async () => {
  const screen = await renderWithContent(<ServicesSection section={section} />, {
    services: {services: [unfinished], order: null},
  })
  await expect.element(screen.getByRole('heading', {name: 'City Tours'})).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

test('long words on the link of a card leave its title whole', async () => {
  await page.viewport(832, 900)
  const long = {...section, learnMoreLabel: 'Learn more about this service'}
  const screen = await renderWithContent(
    <main>
      <ServicesSection section={long} />
    </main>,
    {services: {services: [airport, unfinished], order: null}},
  )
  const title = screen.getByRole('heading', {name: 'Airport Transfers'})
  await expect.element(title).toBeVisible()
  expect(brokenWords(title.element())).toEqual([])
})

test('without services the visitor is asked to get in touch', async () => {
  const screen = await renderWithContent(<ServicesSection section={section} />)
  await expect
    .element(screen.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
})

const airport = {
  _id: 'service-airport-transfers',
  title: 'Airport Transfers',
  path: '/services/airport-transfers',
  summary: 'Your chauffeur follows the flight.',
  points: ['Flight tracking'],
  picture: null,
}

const unfinished = {
  _id: 'service-city-tours',
  title: 'City Tours',
  path: null,
  summary: null,
  points: null,
  picture: null,
}
