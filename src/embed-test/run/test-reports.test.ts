import {expect, test} from 'vitest'

import {testQuery} from './embed-test-case.ts'
import {formatCases} from './format-cases.ts'
import {nameCases} from './name-cases.ts'
import {resultsText, summary} from './results-text.ts'
import {testData} from './test-data.ts'
import type {TestResult} from './test-run.ts'
import {readWidgetValues} from './widget-values.ts'

const result: TestResult = {
  status: 'success',
  startedAt: 1000,
  loadedAt: 1205.4,
  sizedAt: 1207,
  height: 547,
  values: {pickup: 'MIA', passengers: '3'},
}
const notRun: TestResult = {
  status: 'none',
  startedAt: 0,
  loadedAt: null,
  sizedAt: null,
  height: null,
  values: null,
}

test('the summary counts the tests by status', () => {
  const failed: TestResult = {...result, status: 'failed'}
  const testing: TestResult = {...result, status: 'testing'}
  expect(summary([result, result, failed, testing, notRun])).toBe(
    '2 succeeded, 1 failed, 1 testing, 1 not run',
  )
  expect(summary([notRun, notRun])).toBe('2 not run')
})

test('the results as text hold the status and measurements of every test', () => {
  const cases = [
    {name: 'Camel case', params: {}},
    {name: 'Snake case', params: {}},
    {name: 'Brackets', params: {}},
  ]
  const blocked = {...result, status: 'success', sizedAt: null, height: null, values: null} as const
  expect(resultsText('Booking embed test', cases, [result, blocked, notRun])).toBe(
    [
      'Booking embed test',
      '2 succeeded, 1 not run',
      '',
      'Camel case: Success; frame loaded: 205 ms; size message: 207 ms (547 px); values received: pickup=MIA, passengers=3',
      'Snake case: Success; frame loaded: 205 ms; size message: none; values received: not told',
      'Brackets: Not run',
    ].join('\n'),
  )
})

test('spaces are written as the test says', () => {
  const params = {name: 'Jordan Sample', note: '1+1'}
  expect(testQuery({name: '', params})).toBe('name=Jordan+Sample&note=1%2B1')
  expect(testQuery({name: '', params, spaces: '%20'})).toBe('name=Jordan%20Sample&note=1%2B1')
})

test.each([
  ['names', nameCases],
  ['formats', formatCases],
])('every test of parameter %s has a name of its own', (_, cases) => {
  expect(new Set(cases.map(({name}) => name)).size).toBe(cases.length)
})

test('a moment in milliseconds is the time of Miami that the page shows', () => {
  const {params} = formatCases.find(({name}) => name === 'Date in milliseconds') ?? {}
  const shown = new Date(Number(params?.['date'])).toLocaleString('sv', {
    timeZone: 'America/New_York',
  })
  expect(shown).toBe(`${testData.date} ${testData.time}:00`)
})

test('the widget may say which values it received, in text and within limits', () => {
  const type = 'EMBED_BOOKING_VALUES'
  expect(readWidgetValues({type, values: {pickup: 'MIA', pax: 3, deep: {}}})).toEqual({
    pickup: 'MIA',
  })
  expect(readWidgetValues({type, values: {note: 'x'.repeat(5000)}})?.['note']).toHaveLength(200)
  const many = Object.fromEntries(Array.from({length: 500}, (_, index) => [`v${index}`, 'x']))
  expect(Object.keys(readWidgetValues({type, values: many}) ?? {})).toHaveLength(20)
})

test.each([
  null,
  'text',
  [],
  {values: {}},
  {type: 'EMBED_BOOKING_VALUES'},
  {type: 'OTHER', values: {}},
])('%j says nothing about values', (message) => {
  expect(readWidgetValues(message)).toBeNull()
})
