import {expect, test} from 'vitest'

import {documentOf} from '../../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../../tests/support/content/studio-validation.ts'

test('the form of the booking rules asks about a minimum at which the published rates do not start [PUBLISH-4]', async () => {
  const said = async (minimumHours: number) => {
    const rules = imported({...documentOf('bookingRules'), minimumHours})
    const {markers} = await validateAsStudio(rules)
    return markers.map(({level, message}) => [level, message])
  }
  expect(await said(2)).toEqual([])
  expect(await said(3)).toEqual([
    ['warning', 'Rates start at 2 hours. Will you change their first duration as well?'],
  ])
})
