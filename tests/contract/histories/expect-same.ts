import {expect} from 'vitest'

/** For commands, which are classes outside of a test. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  expect(actual, what).toEqual(expected)
}
