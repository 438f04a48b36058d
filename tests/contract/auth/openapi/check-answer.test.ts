import {expect, test} from 'vitest'

import {type Answer, problemsOf} from './check-answer.ts'

const answer = (changes: Partial<Answer>) =>
  problemsOf({method: 'GET', path: '/user', status: 200, location: null, body: {}, ...changes})

test('an answer that the document describes has no problems', () => {
  expect(answer({body: {email: 'a@b.co', phone: '', identities: []}})).toEqual([])
  expect(answer({status: 403, body: {code: 403, error_code: 'bad_jwt', msg: 'x'}})).toEqual([])
  const verify = {path: '/verify', status: 303, body: undefined}
  expect(answer({...verify, location: 'https://www.example.com/#error=x'})).toEqual([])
})

test.for<[what: string, changes: Partial<Answer>, problem: RegExp]>([
  ['a property that it does not list', {body: {name: 'x'}}, /additional properties/],
  ['a property of another type', {body: {email: 7}}, /\/email must be string/],
  ['a time in another form', {body: {created_at: 'today'}}, /date-time/],
  ['a redirect without its target', {path: '/verify', status: 303}, /must be string/],
  ['a status of success that it does not list', {status: 201}, /is not in the document/],
  ['an error in another form', {status: 400, body: {problem: 'x'}}, /additional properties/],
  ['an error that is no JSON', {status: 400, body: undefined}, /no JSON/],
  ['a path that it does not have', {path: '/nowhere'}, /is not in the document/],
])('%s is a problem', ([, changes, problem]) => {
  expect(answer(changes)).toContainEqual(expect.stringMatching(problem))
})
