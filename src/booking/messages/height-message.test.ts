import {expect, test} from 'vitest'

import {readHeightMessage} from './height-message.ts'

const type = 'EMBED_BOOKING_SIZE'

test.each([
  [{type, height: 480}],
  [{type, height: '480'}],
  [{type, height: '480px'}],
  [{type, height: ' 480 PX '}],
  [{type, height: 479.2}],
  [{type, payload: {height: 480}}],
  [{type, data: {height: '480'}}],
  [{type, detail: {height: 480}}],
  [{type, size: {width: 300, height: 480}}],
  [{event: type, height: 480}],
  [{name: type, height: 480}],
  [{action: type, height: 480}],
  [JSON.stringify({type, height: 480})],
  [JSON.stringify({type, payload: {height: '480px'}})],
])('%j is a height of 480 px [FRAME-3]', (message) => {
  expect(readHeightMessage(message)).toBe(480)
})

test.each([
  [{type, height: Number.NaN}],
  [{type, height: -480}],
  [{type, height: '-480'}],
  [{type, height: '12e9'}],
  [{type, height: '0x200'}],
  [{type, height: '50%'}],
  [{type, height: '480; background: red'}],
  [{type, height: ''}],
  [{type, height: null}],
  [{type, height: true}],
  [{type, height: [480]}],
  [{type, height: {height: 480}}],
  [{type}],
  [{type, payload: 480}],
  [{type, payload: [{height: 480}]}],
  [{type: 'embed_booking_size', height: 480}],
  [{type: 'RESIZE', height: 480}],
  [{height: 480}],
  [[{type, height: 480}]],
  [`${type}:480`],
  [`{"type":"${type}","height":480`],
  [JSON.stringify(JSON.stringify({type, height: 480}))],
  [480],
  [null],
  [undefined],
  [true],
])('%j is no height [FRAME-3]', (message) => {
  expect(readHeightMessage(message)).toBeNull()
})

test.each([
  [39, 40],
  ['12px', 40],
  [0, 40],
  [4000.2, 4000],
  [4001, 4000],
  ['999999', 4000],
  [Infinity, 4000],
])('a height of %j is taken as %j px [FRAME-3]', (height, limit) => {
  expect(readHeightMessage({type, height})).toBe(limit)
})

test('of several heights the first one counts', () => {
  expect(readHeightMessage({type, height: -1, payload: {height: 480}})).toBe(480)
  expect(readHeightMessage({type, height: 300, payload: {height: 480}})).toBe(300)
})

test('5,000 generated messages never throw and never give a height outside 40 to 4000 px', () => {
  const random = seeded(7)
  let accepted = 0
  for (let round = 0; round < 5_000; round++) {
    const height = readHeightMessage(hostileMessage(random))
    if (height === null) continue
    accepted++
    expect(Number.isInteger(height) && height >= 40 && height <= 4000).toBe(true)
  }
  expect(accepted).toBeGreaterThan(20)
})

function hostileMessage(random: () => number): unknown {
  const message = {
    [String(pick(random, ['type', 'event', 'name', 'action', '__proto__', 'kind']))]: pick(random, [
      type,
      type,
      type,
      'OTHER',
      null,
      {},
    ]),
    [String(
      pick(random, ['height', 'height', 'payload', 'data', 'detail', 'size', 'constructor']),
    )]: hostileValue(random, 2),
  }
  const text = JSON.stringify(message)
  return pick(random, [
    message,
    message,
    text,
    text.slice(0, Math.floor(random() * text.length)),
    [message],
    hostileValue(random, 2),
    Object.assign(Object.create(null), message),
  ])
}

function hostileValue(random: () => number, depth: number): unknown {
  const values = [
    Math.floor(random() * 6000) - 1000,
    random() * 1e308,
    String(Math.floor(random() * 6000) - 1000),
    `${random() * 5000}px`,
    '9'.repeat(400),
    'NaN',
    ' ',
    -0,
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    Symbol.iterator.toString(),
    2n ** 70n > 0n,
    new Date(0),
    new Map([['height', 480]]),
    new Uint8Array(8),
  ]
  if (depth === 0) return pick(random, values)
  return pick<unknown>(random, [
    ...values,
    {height: hostileValue(random, depth - 1)},
    [hostileValue(random, depth - 1)],
  ])
}

function pick<T>(random: () => number, from: readonly T[]): T | undefined {
  return from[Math.floor(random() * from.length)]
}

/** The same numbers at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
