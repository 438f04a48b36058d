import {expect, test} from 'vitest'

import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {publishQuestion} from '../publish-question.ts'
import {nameIsNew, shortNameIsNew} from './name-is-new.ts'

const draft = {_id: 'drafts.vehicle-new', _type: 'vehicle'}

test('a second vehicle of the same name is asked about, however it is written', async () => {
  const published = {_id: 'vehicle-escalade', _type: 'vehicle', name: 'Cadillac Escalade'}
  for (const name of ['Cadillac Escalade', ' cadillac  ESCALADE ', 'Cadillac\u200b Escalade']) {
    expect(await checkName(name, published)).toEqual(
      publishQuestion(`Another vehicle is called "${name}" too. Publish this one as well?`),
    )
  }
})

test('a vehicle keeps its name, and drafts and other documents may have it', async () => {
  const named = {_type: 'vehicle', name: 'Sprinter'}
  expect(await checkName('Sprinter', {...named, _id: 'vehicle-new'})).toBe(true)
  expect(await checkName('Sprinter', {...named, _id: 'drafts.vehicle-b'})).toBe(true)
  expect(await checkName('Sprinter', {...named, _id: 'job-a', _type: 'job'})).toBe(true)
  expect(await checkName('Sprinter', {...named, _id: 'vehicle-b', name: 'S-Class'})).toBe(true)
  expect(await checkName(undefined, {_id: 'vehicle-b', _type: 'vehicle'})).toBe(true)
})

test('a published name with an invisible character in it is the same name', async () => {
  const published = {_id: 'vehicle-b', _type: 'vehicle', name: 'Sprinter\u200b '}
  expect(await checkName('Sprinter', published)).not.toBe(true)
})

test('the name of a county is its field "county"', async () => {
  const area = {_id: 'area-new', _type: 'coverageArea'}
  const published = [{_id: 'area-broward', _type: 'coverageArea', county: 'Broward'}]
  expect(await nameIsNew('county')('Broward', ruleContext(area, published))).toEqual(
    publishQuestion('Another county is called "Broward" too. Publish this one as well?'),
  )
})

test('an airport goes by its own name, although it has a county too', async () => {
  const airport = {_id: 'destination-new', _type: 'destination'}
  const published = [
    {_id: 'destination-fll', _type: 'destination', name: 'Fort Lauderdale', county: 'Broward'},
  ]
  const check = (name: string) => nameIsNew('place')(name, ruleContext(airport, published))
  expect(await check('Fort Lauderdale')).toEqual(
    publishQuestion('Another place is called "Fort Lauderdale" too. Publish this one as well?'),
  )
  expect(await check('Broward')).toBe(true)
})

test('a second vehicle of the same short name is asked about, whatever its name', async () => {
  const published = {_type: 'vehicle', name: 'Cadillac Escalade', shortName: 'Escalade'}
  const check = (name: string, id: string) =>
    shortNameIsNew(name, ruleContext(draft, [{...published, _id: id}]))
  expect(await check('escalade ', 'vehicle-escalade')).toEqual(
    publishQuestion(
      'Another vehicle has the short name "escalade " too. Publish this one as well?',
    ),
  )
  expect(await check('Escalade', 'vehicle-new')).toBe(true)
  expect(await check('Cadillac Escalade', 'vehicle-escalade')).toBe(true)
})

function checkName(name: string | undefined, ...documents: DatasetDocument[]) {
  return nameIsNew('vehicle')(name, ruleContext(draft, documents))
}
