import {expect} from '@playwright/test'

import {expectNotToSee, expectToSee, openHydrated, short, test} from './journey.ts'

export function formJourneys() {
  test('a message lacks something, is completed and sent', short, async ({visitor}) => {
    await openHydrated(visitor, '/contact')
    await visitor.click(send)
    await expectToSee(visitor, {role: 'alert', text: 'Please fill in all required fields'})
    await expectToSee(visitor, field('First name'), {focused: true})
    for (const [name, text] of Object.entries(typed)) await visitor.fill(field(name), text)
    await visitor.click(send)
    await expectToSee(visitor, {role: 'status', text: 'Message sent successfully!'})
    await expectToSee(visitor, {role: 'heading', name: 'Thank you, Jordan'}, {focused: true})
    await expectNotToSee(visitor, {role: 'alert', text: 'Please fill in'})
    expect(await visitor.complaints()).toEqual([])
  })

  test('a pick-up is typed, and the last moments for a refund are named', async ({visitor}) => {
    await openHydrated(visitor, '/services/hourly-service')
    await visitor.typeParts({role: 'date field', name: 'Pick-up date'}, ['12', '04', '2030'])
    await visitor.typeParts({role: 'date field', name: 'Pick-up time'}, ['06', '30', 'PM'])
    await expectToSee(visitor, {
      role: 'status',
      text: 'Cancel by Tuesday, December 3, 2030, 6:30 PM, and get everything back.',
    })
    await expectToSee(visitor, {role: 'link', name: 'Add to calendar'})
    expect(await visitor.complaints()).toEqual([])
  })
}

const send = {role: 'button', name: 'Send Message'} as const

const typed = {
  'First name': 'Jordan',
  'Last name': 'Sample',
  Email: 'jordan.sample@example.org',
  Message: 'Two cars to the airport, please.',
}

function field(name: string) {
  return {role: 'textbox', name, in: 'page'} as const
}
