import {expect, test} from 'vitest'

import {failureWords} from './failure-words.ts'
import {LostAnswerError} from './send-change.ts'

const failed = {
  nothingDone: 'Nothing was deleted.',
  unknown: 'The Studio cannot tell whether this was deleted.',
}

test.each([
  ['no connection', new TypeError('Failed to fetch'), 'Check your connection and try again.'],
  ['a gateway in trouble', answered(502), 'Check your connection and try again.'],
  ['a session that has expired', answered(401), 'sign in there, and try again here.'],
  [
    'an account without the right',
    answered(403),
    'You are not allowed to do this, or no longer signed in.',
  ],
  ['a refusal', answered(409), 'The change was refused. Reload the page'],
])(
  'of %s the office reads what was not done and what to do, and nothing of the error',
  (_, error, what) => {
    const {title, description} = failureWords(error, failed)
    expect(title).toBe('Nothing was deleted.')
    expect(description).toContain(what)
    expect(description).not.toContain(error.message)
  },
)

test('of a lost answer it is not said that nothing has happened', () => {
  const {title, description} = failureWords(new LostAnswerError(answered(502)), failed)
  expect(title).toBe('The Studio cannot tell whether this was deleted.')
  expect(description).toContain('check the current state in the Studio before you try again')
})

function answered(statusCode: number) {
  const response = {body: {}, url: '', method: 'POST', headers: {}, statusCode, statusMessage: null}
  return Object.assign(new Error(`HTTP ${statusCode}`), {statusCode, response})
}
