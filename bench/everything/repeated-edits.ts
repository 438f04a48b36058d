import {choose} from '../../tests/support/studio.ts'
import type {RepeatedEdit} from './office-worker.ts'

/** What three people in the Studio change, each something else. */
export const repeatedEdits: RepeatedEdit[] = [
  {
    name: 'rates',
    open: (studio) => studio.getByRole('link', {name: /^Change a rate/}).click(),
    field: (studio) => studio.getByLabel('Rolls Royce, 2-4 hours, to'),
    value: (n) => String(500 + n),
    query: '*[_id == "rates"][0].rateCards[0].prices[vehicle->name == "Rolls Royce"][0].price.max',
  },
  {
    name: 'job',
    open: async (studio) => {
      await studio.getByRole('link', {name: /^Close an opening/}).click()
      await choose(studio, /^Operations Manager/)
    },
    field: (studio) => studio.getByTestId('field-location').getByRole('textbox'),
    value: (n) => `Office ${1000 + n}, FL`,
    query: '*[_id == "job-operations-manager"][0].location',
  },
  {
    name: 'announcement',
    open: (studio) => studio.getByRole('link', {name: /^Post an announcement/}).click(),
    field: (studio) => studio.getByTestId('field-text').getByRole('textbox').first(),
    value: announcement,
    query: '*[_id == "announcement"][0].text',
  },
]

export function announcement(n: number): string {
  return `Road works on bridge ${1000 + n}.`
}
