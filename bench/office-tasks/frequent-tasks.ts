import {expect} from '../../tests/support/studio.ts'
import type {OfficeTask} from './office-task.ts'

/** What the start page offers. */
export const frequentTasks: OfficeTask[] = [
  {
    what: 'one rate changed',
    atMost: 20,
    atMostClicks: 4,
    changes: '_id in ["rates", "drafts.rates"]',
    go: async (person) => {
      await person.click(person.page.getByRole('link', {name: /^Change a rate/}))
      await person.click(person.page.getByLabel('Chevrolet Suburban, 2-4 hours, to'))
      await person.write('165')
      await person.publish()
    },
  },
  {
    what: 'an opening added',
    atMost: 120,
    changes: '_type == "job" && slug == "vehicle-detailer"',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^New job opening/}))
      await person.click(page.getByLabel('Job title'))
      await person.write('Vehicle Detailer')
      await person.click(page.getByRole('button', {name: 'Make it from the title'}))
      await person.click(page.getByLabel('Department'))
      await person.write('Operations')
      await person.click(page.getByLabel('Description'))
      await person.write(
        'You keep every vehicle of the fleet spotless, inside and out, before each ride it takes.',
      )
      await person.click(page.getByRole('button', {name: 'Add item'}))
      await person.click(page.getByTestId('field-requirements').getByRole('textbox'))
      await person.write('An eye for detail')
      await person.publish()
    },
  },
  {
    what: 'an opening closed',
    atMost: 10,
    changes: '_id in ["job-operations-manager", "drafts.job-operations-manager"]',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^Close an opening/}))
      await person.click(
        page.getByRole('listitem').getByRole('link', {name: /^Operations Manager/}),
      )
      await person.click(page.getByRole('button', {name: 'Open document actions'}))
      await person.click(page.getByRole('menuitem', {name: 'Close opening'}))
      await page.getByText('Closed. The site no longer shows this opening.').waitFor()
    },
  },
  {
    what: 'the phone number changed everywhere',
    atMost: 15,
    changes: '_id in ["siteSettings", "drafts.siteSettings"]',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^Change the phone number/}))
      await expect(page.getByTestId('field-phone').getByRole('textbox')).toBeFocused()
      await person.write('+13054441234')
      await person.publish()
    },
  },
]
