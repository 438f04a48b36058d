import {expect, test} from 'vitest'

import {contentLakeProblem} from './content-lake-problem.ts'

const target = {projectId: 'abc12345', dataset: 'production', apiHost: undefined, token: undefined}

test.each([
  ['ENOSPC', 'no space left on device, write', 'The disk is full'],
  ['EACCES', "permission denied, open '/backups/data.ndjson'", 'This account may not write there'],
  ['EISDIR', 'illegal operation on a directory, open', 'EISDIR'],
])('a disk that says %s is not taken for a network', (code, message, said) => {
  const error = Object.assign(new Error(`${code}: ${message}`), {code, syscall: 'open'})
  const {problem} = contentLakeProblem(error, target)
  expect(problem).toContain(said)
  expect(problem).not.toContain('does not answer')
})

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
  'a network that says %s is named',
  (code) => {
    const error = new Error('fetch failed', {cause: Object.assign(new Error(code), {code})})
    expect(contentLakeProblem(error, target).problem).toContain('does not answer')
  },
)

test.each([
  [429, 'Wait a minute, then run it again.'],
  [401, 'SANITY_AUTH_TOKEN must be a token of this project'],
  [404, 'Create the dataset "production"'],
])('what to do about an answer with status %i is said', (statusCode, said) => {
  const error = Object.assign(new Error('refused'), {statusCode})
  expect(contentLakeProblem(error, target).fix).toContain(said)
})

test('an answer that a library has wrapped in an error of its own is read all the same', () => {
  const cause = Object.assign(new Error('Unauthorized'), {statusCode: 401})
  const {problem} = contentLakeProblem(new Error('Picture not loaded', {cause}), target)
  expect(problem).toContain('The content lake refuses access')
})

test.each(['Rate limit exceeded', 'Rate limit exceeded.'])(
  'too many requests (%s) are a whole sentence',
  (message) => {
    const error = Object.assign(new Error(message), {statusCode: 429})
    expect(contentLakeProblem(error, target).problem).toMatch(/: Rate limit exceeded\.$/)
  },
)
