import {expect, test} from 'vitest'

import {vehicles, escalade} from '../../../tests/support/content/rate-cards.ts'
import {priceJumps} from './price-jumps.ts'

test('a price that changes by more than 30 percent is asked about [CHECK-1]', () => {
  const published = escalade([120, 180])
  expect(priceJumps(escalade([130, 180]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([120, 180], [500, 500]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([210, 300]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $120 to $210 (+75 %). Is that right?',
  )
  expect(priceJumps(escalade([120, 18]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $180 to $18 (-90 %). Is that right?',
  )
})
