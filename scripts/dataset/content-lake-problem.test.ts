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
