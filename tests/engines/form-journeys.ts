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
}

const send = {role: 'button', name: 'Send Message'} as const

const typed = {
  'First name': 'Jordan',
  'Last name': 'Sample',
  'E-mail': 'jordan.sample@example.org',
  Message: 'Two cars to the airport, please.',
}

function field(name: string) {
  return {role: 'textbox', name, in: 'page'} as const
}
