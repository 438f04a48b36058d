import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'

import {encodeMendoza} from '../../../../emulators/content-lake/history/mendoza.ts'
import type {JsonObject} from '../../../../emulators/json.ts'

function roundTrip(left: JsonObject | null, right: JsonObject | null): unknown {
  return applyPatch(left, encodeMendoza(left, right))
}

test('a created document is its value, and a deleted one is null', () => {
  expect(encodeMendoza(null, {a: 1})).toEqual([0, {a: 1}])
  expect(encodeMendoza({a: 1}, null)).toEqual([0, null])
})

test('without a change the patch is empty', () => {
  expect(encodeMendoza({a: {b: [1, {c: 2}]}}, {a: {b: [1, {c: 2}]}})).toEqual([])
})

test('a change in a long text writes only the changed part', () => {
  const left = {text: 'The quick brown fox jumps over the lazy dog'}
  const right = {text: 'The quick red fox jumps over the lazy dog'}
  expect(roundTrip(left, right)).toEqual(right)
  expect(JSON.stringify(encodeMendoza(left, right))).not.toContain('lazy')
})

test('an array item that moved and changed is patched by its key', () => {
  const long = {text: 'a text that should not be sent again', list: [1, 2, 3]}
  const left = {
    list: [
      {_key: 'a', ...long},
      {_key: 'b', n: 1},
    ],
  }
  const right = {
    list: [
      {_key: 'b', n: 1},
      {_key: 'a', ...long, n: 2},
    ],
  }
  expect(roundTrip(left, right)).toEqual(right)
  expect(JSON.stringify(encodeMendoza(left, right))).not.toContain('again')
})

test.for([
  [{list: [1, 2, 3]}, {list: []}],
  [{list: []}, {list: [1]}],
  [{text: 'long enough to be cut'}, {text: ''}],
  [{text: 'emoji 😀 in here'}, {text: 'emoji 😀😁 in here'}],
  [{text: 'é 😀 half \uD83D lonely'}, {text: 'é 😀 half \uD83E lonely'}],
  [{value: {a: 1}}, {value: [1]}],
  [{value: null}, {value: {a: null}}],
  [
    {b: 1, a: 2, ä: 3, '': 4},
    {a: 2, '': 5},
  ],
] as const)('%j becomes %j', ([left, right]) => {
  expect(roundTrip({...left}, {...right})).toEqual(right)
  expect(roundTrip({...right}, {...left})).toEqual(left)
})

test('the decoder returns the right document for 5,000 random changes', () => {
  const random = seededRandom(20_261_120)
  for (let round = 0; round < 5000; round += 1) {
    const left = randomObject(random, 0)
    const right = random(4) === 0 ? randomObject(random, 0) : changed(random, left)
    expect(roundTrip(left, right)).toEqual(right)
  }
})

type Random = (below: number) => number

/** A pseudo-random number generator with the same numbers in every run. */
function seededRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomValue(random: Random, depth: number): unknown {
  switch (random(depth > 3 ? 4 : 7)) {
    case 0:
      return random(5)
    case 1:
      return randomText(random)
    case 2:
      return random(2) === 0
    case 3:
      return null
    case 4:
      return randomObject(random, depth + 1)
    default:
      return Array.from({length: random(6)}, () =>
        random(2) === 0
          ? {_key: `k${random(4)}`, ...randomObject(random, depth + 1)}
          : randomValue(random, depth + 1),
      )
  }
}

function randomObject(random: Random, depth: number): JsonObject {
  const fields = Array.from({length: random(6)}, () => 'abcdefgh'.charAt(random(8)))
  return Object.fromEntries(fields.map((field) => [field, randomValue(random, depth + 1)]))
}

function randomText(random: Random): string {
  const pieces = ['word ', 'é', '😀', '漢字 ', 'a longer piece ', '\n', '\uD83D']
  return Array.from({length: random(9)}, () => pieces[random(pieces.length)]).join('')
}

/** The document with a few random changes, like those of an edit. */
function changed(random: Random, value: JsonObject): JsonObject {
  const entries = Object.entries(value).flatMap(([field, inner]): [string, unknown][] => {
    if (random(8) === 0) return []
    return [[field, random(2) === 0 ? inner : changedValue(random, inner)]]
  })
  if (random(3) === 0) entries.push(['z', randomValue(random, 1)])
  return Object.fromEntries(entries)
}

function changedValue(random: Random, value: unknown): unknown {
  if (typeof value === 'string') {
    const at = random(value.length + 1)
    return value.slice(0, at) + randomText(random) + value.slice(at + random(4))
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown) =>
      random(3) === 0 ? changedValue(random, item) : item,
    )
    if (random(2) === 0) items.splice(random(items.length + 1), random(3), randomValue(random, 2))
    return random(4) === 0 ? items.reverse() : items
  }
  if (typeof value === 'object' && value !== null) return changed(random, {...value})
  return randomValue(random, 2)
}
