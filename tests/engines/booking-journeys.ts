import {expect} from '@playwright/test'

import {expectNotToSee, expectPath, expectToSee, openHydrated, short, test} from './journey.ts'

export function bookingJourneys() {
  test('a booking is begun, and continues on the next page', short, async ({visitor}) => {
    await openHydrated(visitor, '/')
    await visitor.fill(dropOff, 'The Biltmore')
    await visitor.click({role: 'link', name: 'Contact', in: 'header'})
    await expectPath(visitor, '/contact')
    await visitor.click({role: 'link', name: 'Book Now', in: 'header'})
    await expectPath(visitor, '/reservation')
    // Where an engine cannot move a frame, the form starts over (docs/decisions/0004-booking-frame.md).
    const moves = await visitor.read(() => 'moveBefore' in document.body)
    await expectToSee(visitor, dropOff, {value: moves ? 'The Biltmore' : ''})
    await visitor.fill(dropOff, 'Bal Harbour')
    await expectToSee(visitor, dropOff, {value: 'Bal Harbour'})
    expect(await visitor.complaints()).toEqual([])
  })

  for (const fault of ['silent', 'refused', 'error']) {
    test(`a booking form that fails (${fault}) leaves other ways to book`, async ({visitor}) => {
      await openHydrated(visitor, `/?fault=${fault}`)
      await expectToSee(visitor, {role: 'button', name: 'Retry', in: 'booking board'})
      await expectToSee(visitor, {role: 'link', name: 'Open in a new window'})
      await visitor.click({role: 'link', name: 'Contact', in: 'header'})
      await expectPath(visitor, '/contact')
      await expectNotToSee(visitor, {role: 'button', name: 'Retry'})
    })
  }
}

const dropOff = {role: 'textbox', name: 'Drop-off', in: 'booking form'} as const
