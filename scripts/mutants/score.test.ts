import {expect, test} from 'vitest'

import {type Mutant, scoreOf, survivorLines} from './score.ts'

const mutant = (status: Mutant['status'], line = 1): Mutant => ({
  id: '1',
  fileName: `${process.cwd()}/domain/price/cost.ts`,
  mutatorName: 'EqualityOperator',
  replacement: 'hours\n  >= 2',
  location: {start: {line, column: 3}, end: {line, column: 9}},
  status,
})

test('a mutant is found by a test that fails or never ends, and survives where no test comes', () => {
  const mutants = (['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const).map(
    (status) => mutant(status),
  )
  expect(scoreOf(mutants)).toEqual({killed: 2, survived: 2, percent: 50})
  expect(scoreOf([])).toEqual({killed: 0, survived: 0, percent: 100})
})

test('what survives is listed with its place and what it says instead', () => {
  expect(survivorLines([mutant('Killed'), mutant('NoCoverage', 8), mutant('Survived', 4)])).toEqual(
    [
      'domain/price/cost.ts:4:3 EqualityOperator: hours >= 2',
      'domain/price/cost.ts:8:3 EqualityOperator: hours >= 2 (no test comes here)',
    ],
  )
})
