import {expect, test} from 'vitest'

import {unknownAdvisories} from './advisories.ts'

const advisory = {
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Reads too much',
  name: 'reader',
}
const report = {vulnerabilities: {reader: {via: [advisory]}, app: {via: ['reader', advisory]}}}
const on = (today: string) => ({
  today,
  allowed: [{id: 'GHSA-aaaa-bbbb-cccc', why: 'Only tests use it.', until: '2026-12-31'}],
})

test('an advisory is named once, unless an exception holds on that day [SUPPLY-1]', () => {
  expect(unknownAdvisories(report, on('2027-01-01'))).toEqual([
    'GHSA-aaaa-bbbb-cccc, reader: Reads too much. Update it, or accept it until a day in scripts/supply/exceptions.ts.',
  ])
  expect(unknownAdvisories(report, on('2026-12-31'))).toEqual([])
})

test('a registry without an audit is told from one that finds nothing and from one that fails', () => {
  expect(unknownAdvisories({statusCode: 405}, on('2026-12-31'))).toBeNull()
  expect(unknownAdvisories({vulnerabilities: {}}, on('2026-12-31'))).toEqual([])
  expect(() => unknownAdvisories({}, on('2026-12-31'))).toThrow('npm audit gave no report')
})
