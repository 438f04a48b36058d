import {expect, test} from 'vitest'

import {noPrice} from './prices.ts'

test.each([
  ['From $120 an hour.', '"$120"'],
  ['Desde US$1,200 la noche.', '"US$1,200"'],
  ['Cuesta 90 dólares.', '"90 dólares"'],
  ['It costs 5 USD', '"5 USD"'],
])('"%s" holds a price [CHECK-11]', (text, price) => {
  expect(noPrice(text)).toContain(`${price} does not follow Rates`)
  expect(noPrice([{_type: 'block', children: [{text}]}])).toContain(price)
  expect(noPrice([text])).toContain(price)
})

test.each(['24 hours, 50+ cities', 'Pay in dollars.', '{minHours}', '', undefined, 7])(
  '%s holds none',
  (text) => {
    expect(noPrice(text)).toBe(true)
  },
)

test('wages in an opening and sums in a legal text are no prices', () => {
  const rule = (type: string) => noPrice('From $25 an hour', {document: {_type: type}})
  expect(rule('job')).toBe(true)
  expect(rule('legalDocument')).toBe(true)
  expect(rule('page')).toContain('does not follow Rates')
})

test.each([
  ['only $5', '"$5"'],
  ['only $ 5', '"$ 5"'],
  ['only US$5', '"US$5"'],
  ['only US$ 1,250.50 now', '"US$ 1,250.50"'],
  ['$12, not more.', '"$12"'],
  ['for 1,250 dollars', '"1,250 dollars"'],
  ['for 120USD', '"120USD"'],
  ['por 1.250 dólares', '"1.250 dólares"'],
  ['por 120 dolares la hora', '"120 dolares"'],
  ['USD 120 an hour', '"USD 120"'],
  ['desde USD120', '"USD120"'],
  ['desde usd 1,200.', '"usd 1,200"'],
  ['only USD $5', '"USD $5"'],
  ['only US$120', '"US$120"'],
  ['only 120 US dollars', '"120 US dollars"'],
  ['only 120 U.S. dollars', '"120 U.S. dollars"'],
])('the whole price of "%s" is named', (text, price) => {
  expect(noPrice(text, {})).toMatch(new RegExp(`^${price.replace(/[$.]/g, '\\$&')} does not`))
})

test.each([
  'US and $',
  '5 dollarstores',
  'dollars 5',
  'prices in USD, since 2024',
  'AUSD 5',
  'Call (305) 555-0100 in the US.',
  '20 minutes on US 1',
  'Los precios de 2026 son en dólares.',
])('"%s" has no price', (text) => {
  expect(noPrice(text)).toBe(true)
})
