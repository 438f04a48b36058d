import {expect, test} from 'vitest'

import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {CancellationSection} from './cancellation-section.tsx'

const section: Section<'cancellationSection'> = {
  _key: 'cancellation',
  _type: 'cancellationSection',
  heading: 'Cancellation policy',
  originalHeading: null,
  whenLabel: 'When you cancel',
  refundLabel: 'What we return',
  intro: null,
  outro: null,
}

test('the table shows the refund for every case, from the numbers that staff entered [REFUND-1]', async () => {
  const cancellationPolicy: PublishedContent['cancellationPolicy'] = {
    tiers: [
      {_key: 'a', _type: 'cancellationTier', fromHours: 24, refundPercent: 100},
      {_key: 'b', _type: 'cancellationTier', fromHours: 12, refundPercent: 50},
      {_key: 'c', _type: 'cancellationTier', fromHours: 0, refundPercent: 0},
    ],
    noShowChargePercent: 100,
    weatherRefundPercent: 100,
  }
  const screen = await renderWithContent(<CancellationSection section={section} />, {
    cancellationPolicy,
  })
  const table = screen.getByRole('table', {name: 'Cancellation policy'})
  const rows = table.getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map(({textContent}) => textContent))).toEqual([
    ['When you cancel', 'What we return'],
    ['24+ hours before', 'Full refund'],
    ['12-24 hours before', '50% refund'],
    ['Under 12 hours before', 'No refund'],
    ['No-show', 'Full charge'],
    ['Weather', 'Full refund'],
  ])
  await expect.element(table.getByRole('rowheader', {name: 'Weather'})).toBeVisible()
})

test('without a policy the chapter keeps its heading and shows no table', async () => {
  const screen = await renderWithContent(<CancellationSection section={section} />)
  await expect.element(screen.getByRole('heading', {name: 'Cancellation policy'})).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})
