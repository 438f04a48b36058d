import {expect, test} from 'vitest'

import {oneAtATime} from './one-at-a-time.ts'

/** Work of which each run ends when the test says so. */
function startWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const run = oneAtATime((input: string) => {
    begun.push(input)
    const {promise, resolve} = Promise.withResolvers<void>()
    ends.push(resolve)
    return promise
  })
  const endRun = async (index: number) => {
    ends[index]?.()
    // What begins next does so once the promise of the work is settled.
    await new Promise(setImmediate)
  }
  return {run, begun, endRun}
}

test('a run ends although new inputs come, and the last of them is taken up after it', async () => {
  const {run, begun, endRun} = startWork()
  for (const input of ['a', 'b', 'c']) run(input)
  expect(begun).toEqual(['a'])
  await endRun(0)
  expect(begun).toEqual(['a', 'c'])
  await endRun(1)
  expect(begun).toEqual(['a', 'c'])
  run('d')
  expect(begun).toEqual(['a', 'c', 'd'])
})

test('an input that nobody wants any more is not taken up', async () => {
  const {run, begun, endRun} = startWork()
  run('a')
  const cancel = run('b')
  cancel()
  await endRun(0)
  expect(begun).toEqual(['a'])
})

test('what is canceled late does not stop a later input', async () => {
  const {run, begun, endRun} = startWork()
  const cancel = run('a')
  run('b')
  cancel()
  await endRun(0)
  expect(begun).toEqual(['a', 'b'])
})
