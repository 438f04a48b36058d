import {expect, test} from 'vitest'

import {signatureFindings} from './signatures.ts'

test('a wrong or missing signature is named, and so is a service that does not answer [SUPPLY-1]', () => {
  expect(signatureFindings({invalid: [], missing: []})).toEqual([])
  expect(
    signatureFindings({
      invalid: [{name: 'one', version: '1.0.0'}],
      missing: [{name: 'two', version: '2.0.0'}],
    }),
  ).toEqual(['The signature of one@1.0.0 is wrong.', 'two@2.0.0 has no signature.'])
  expect(signatureFindings({error: {summary: 'no answer'}})).toEqual([
    'Signatures could not be looked at: no answer',
  ])
})
