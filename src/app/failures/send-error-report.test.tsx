import {HttpResponse, http} from 'msw'
import {expect, test} from 'vitest'

import {network} from '../../../tests/support/components/mock-network.ts'
import {sendErrorReport} from './send-error-report.ts'

const url = 'https://reports.example.com/errors'

test('a page reports each message once, and five messages at most [FAIL-6]', async () => {
  const reported: string[] = []
  network.use(
    http.post(url, async ({request}) => {
      const report: {message: string} = JSON.parse(await request.text())
      reported.push(report.message)
      return new HttpResponse(null, {status: 204})
    }),
  )
  const fail = (message: string) => sendErrorReport(url, new Error(message))
  // A script of another site says nothing of this one, and leaves the five to what does.
  sendErrorReport(url, 'Script error.')
  fail('First')
  fail('First')
  await expect.poll(() => reported).toEqual(['Error: First'])
  for (const message of ['Second', 'Third', 'First', 'Fourth', 'Fifth', 'Sixth', 'Second']) {
    fail(message)
  }
  // It is sent after all of them.
  await fetch(url, {method: 'POST', body: JSON.stringify({message: 'The end'})})
  await expect.poll(() => reported).toHaveLength(6)
  expect(reported.toSorted()).toEqual(
    [
      'Error: First',
      'Error: Second',
      'Error: Third',
      'Error: Fourth',
      'Error: Fifth',
      'The end',
    ].toSorted(),
  )
})
