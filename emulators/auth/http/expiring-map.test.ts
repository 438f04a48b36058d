import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {ExpiringMap} from './expiring-map.ts'
import {RateLimiter} from './rate-limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an entry is gone after its lifetime, and removed when another one is stored', () => {
  const map = new ExpiringMap<string>()
  map.set('short', 'a', 1000)
  map.set('long', 'b', 5000)
  vi.advanceTimersByTime(1000)
  expect(map.get('short')).toBeUndefined()
  expect(map.get('long')).toBe('b')
  map.set('next', 'c', 1000)
  expect(map.size).toBe(2)
})

test('above its bound the map forgets what was stored longest ago', () => {
  const map = new ExpiringMap<number>(2)
  map.set('a', 1, 1000)
  map.set('b', 2, 1000)
  map.set('a', 3, 1000)
  map.set('c', 4, 1000)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4])
})

test('a rate limit forgets an IP address when it may call as often as a new one again', () => {
  const limiter = new RateLimiter()
  const call = (ip: string) => limiter.countCall(`token ${ip}`, 30, 300, 2)
  call('127.0.0.1')
  call('127.0.0.1')
  expect(() => call('127.0.0.1')).toThrow('Request rate limit reached')
  vi.advanceTimersByTime(10_000)
  call('127.0.0.1')
  vi.advanceTimersByTime(20_000)
  for (let host = 1; host <= 5; host++) call(`127.0.1.${host}`)
  expect(limiter.size).toBe(5)
})
