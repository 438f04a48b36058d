import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {
  destinationHasOnePage,
  destinationIsAirportOrPort,
  hasNoPageAsCenter,
} from './destination-page.ts'

const miami = {_ref: 'destination-mia'}
const page = {_type: 'page', title: 'Miami Airport', destination: miami}
const draft = {...page, _id: 'drafts.page-mia'}

test('an airport has one page in each language, published or begun', async () => {
  const taken = 'The page "Miami Airport" is about this one already.'
  expect(await checkPage({...page, _id: 'page-other'})).toBe(taken)
  expect(await checkPage({...page, _id: 'drafts.page-other'})).toBe(taken)
  expect(await checkPage({...page, _id: 'page-other', title: undefined})).toBe(
    'The page "page-other" is about this one already.',
  )
})

test('the page itself, its translation and pages about other airports may be there', async () => {
  expect(
    await checkPage(
      {...page, _id: 'page-mia'},
      draft,
      {...page, _id: 'page-mia-es', language: 'es'},
      {...page, _id: 'page-fll', destination: {_ref: 'destination-fll'}},
      {...page, _id: 'service-mia', _type: 'service'},
    ),
  ).toBe(true)
  expect(
    await destinationHasOnePage(undefined, ruleContext(draft, [{_id: 'a', _type: 'page'}])),
  ).toBe(true)
})

test('a Spanish page is compared with Spanish pages', async () => {
  const spanish = {...page, _id: 'drafts.page-mia-es', language: 'es'}
  const other = {...page, _id: 'page-other-es', title: 'Aeropuerto', language: 'es'}
  const check = (documents: DatasetDocument[]) =>
    destinationHasOnePage(miami, ruleContext(spanish, documents))
  expect(await check([other])).toBe('The page "Aeropuerto" is about this one already.')
  expect(await check([{...page, _id: 'page-mia'}])).toBe(true)
})

test('a page is about an airport or a port, not about a convention center [CHECK-9]', async () => {
  const check = (destination: {_ref?: string} | undefined) =>
    destinationIsAirportOrPort(
      destination,
      ruleContext(draft, [
        {_id: 'destination-mia', _type: 'destination', kind: 'airport'},
        {_id: 'destination-hall', _type: 'destination', kind: 'conventionCenter'},
      ]),
    )
  expect(await check({_ref: 'destination-hall'})).toBe(
    'This is a convention center. Choose an airport or a port.',
  )
  expect(await check(miami)).toBe(true)
  expect(await check(undefined)).toBe(true)
  expect(await check({})).toBe(true)
})

test('a place that a page is about, published or begun, does not become a convention center [CHECK-9]', async () => {
  const place = {_id: 'drafts.destination-mia', _type: 'destination'}
  const check = (kind: string | undefined, ...documents: DatasetDocument[]) =>
    hasNoPageAsCenter(kind, ruleContext(place, documents))
  const spanish = {...page, _id: 'a-es', title: 'Aeropuerto', language: 'es'}
  const named =
    'The page "Miami Airport" is about this one, and no page is about a convention center. Choose another airport or port there first.'
  expect(await check('conventionCenter', spanish, {...page, _id: 'page-mia'})).toBe(named)
  expect(await check('conventionCenter', draft)).toBe(named)
  expect(await check('cruisePort', draft)).toBe(true)
  expect(await check(undefined, draft)).toBe(true)
  expect(await check('conventionCenter', {...draft, destination: {_ref: 'destination-fll'}})).toBe(
    true,
  )
})

function checkPage(...documents: DatasetDocument[]) {
  return destinationHasOnePage(miami, ruleContext(draft, documents))
}
