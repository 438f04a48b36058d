import {expect, test} from 'vitest'

import {arrayAt, documentOf} from '../../../../tests/support/content/seed-documents.ts'
import {readGridCards} from '../grid-cards.ts'
import {priceBefore, priceChange} from './price-change.ts'

test('a price that differs says what it was', () => {
  const [card] = readGridCards(arrayAt(documentOf('rates'), 'rateCards'))
  if (!card) throw new Error('No rates')
  const before = priceBefore({...card, key: 'copied'}, 'vehicle-escalade', [card])
  expect(priceChange({key: 'a', vehicleId: 'v', min: 120, max: 185}, before, 'was')).toBe(
    'was $120-180',
  )
  expect(priceChange(undefined, before, 'until then')).toBe('until then $120-180')
  expect(priceChange(before, undefined, 'was')).toBe('was empty')
  expect(priceChange(before, before, 'was')).toBe(null)
  expect(priceBefore({...card, key: 'copied', fromHours: 3}, 'vehicle-escalade', [card])).toBe(
    undefined,
  )
})
