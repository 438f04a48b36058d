import {describe, expect, test} from 'vitest'

import {isRecord} from '../../../domain/is-record.ts'
import {ratesFrom} from '../../../tests/support/broken-rules/case.ts'
import {documentOf} from '../../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../../schema/index.ts'
import {inPlainWords} from '../in-plain-words.ts'

const message = 'Write the year with four digits, for example 2027.'

const text = 'Closed on Friday.'

// Sanity keeps "November 26, 27" as the first of these.
describe.each(['27-11-26', '1927-11-26'])('%s', (day) => {
  const time = `${day.padStart(10, '0')}T14:00:00.000Z`
  const fact = {_type: 'sourcedFact', _key: 'a', text, source: 'https://example.com', readOn: day}

  test.each([
    ['rates', 'startsOn', ratesFrom(day)],
    ['destination-mia', 'readOn', {facts: [fact]}],
    ['siteSettings', 'day', {closedDays: [{_type: 'closedDay', _key: 'a', day}]}],
    ['legal-privacy-policy', 'lastUpdated', {lastUpdated: day}],
    ['destination-mia', 'meetingCheckedOn', {meetingCheckedOn: day}],
    ['page-airport-mia', 'showFrom', {showFrom: time}],
    ['page-airport-mia', 'showUntil', {showUntil: time}],
    ['announcement', 'showFrom', {text, showFrom: time, showUntil: '2027-11-26T14:00:00.000Z'}],
    ['announcement', 'showUntil', {text, showFrom: time, showUntil: time}],
    ['job-operations-manager', 'opensOn', {opensOn: time}],
    ['job-operations-manager', 'closesOn', {closesOn: time}],
  ])('of %s, %s is refused in plain words [CHECK-7]', async (id, field, entered) => {
    const {markers} = await validateAsStudio({...imported(documentOf(id)), ...entered})
    const said = markers.map(inPlainWords)
    const ofField = said.filter(({path}) => path.at(-1) === field)
    expect(ofField).toContainEqual(expect.objectContaining({level: 'error', message}))
    expect(said.map((each) => each.message).join()).not.toMatch(/NaN|ISO/)
  })
})

test('every date that staff enter is tried above', () => {
  const tried = ['closesOn', 'day', 'lastUpdated', 'meetingCheckedOn', 'opensOn']
  expect(new Set(dateNames(schemaTypes))).toEqual(
    // The last one is no field of a form.
    new Set([...tried, 'readOn', 'showFrom', 'showUntil', 'startsOn', 'checkedAt']),
  )
})

/** The names of all dates in a schema. */
function dateNames(schema: unknown): unknown[] {
  if (Array.isArray(schema)) return schema.flatMap(dateNames)
  if (!isRecord(schema)) return []
  if (schema['type'] === 'date' || schema['type'] === 'datetime') return [schema['name']]
  return [...dateNames(schema['fields']), ...dateNames(schema['of'])]
}
