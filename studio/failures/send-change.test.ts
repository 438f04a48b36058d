import {expect, test, vi} from 'vitest'

import {LostAnswerError, sendChange} from './send-change.ts'

const refused = Object.assign(new Error('Conflict'), {
  statusCode: 409,
  response: {body: {}, url: '', method: 'POST', headers: {}, statusCode: 409, statusMessage: null},
})
const noAnswer = new TypeError('Failed to fetch')

test('a change that was answered is not looked for', async () => {
  const hasArrived = vi.fn<() => Promise<boolean>>()
  await sendChange(() => Promise.resolve(), hasArrived)
  await expect(sendChange(() => Promise.reject(refused), hasArrived)).rejects.toBe(refused)
  expect(hasArrived).not.toHaveBeenCalled()
})

test('a change whose answer was lost is no failure once it is found', async () => {
  const sent = sendChange(
    () => Promise.reject(noAnswer),
    () => Promise.resolve(true),
  )
  await expect(sent).resolves.toBeUndefined()
})

test('a change without an answer that is not there has failed', async () => {
  const sent = sendChange(
    () => Promise.reject(noAnswer),
    () => Promise.resolve(false),
  )
  await expect(sent).rejects.toBe(noAnswer)
})

test('where nothing can be read after a lost answer, it is not known what has happened', async () => {
  const sent = sendChange(
    () => Promise.reject(noAnswer),
    () => Promise.reject(noAnswer),
  )
  await expect(sent).rejects.toBeInstanceOf(LostAnswerError)
})
