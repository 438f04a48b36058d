import {expect} from '@playwright/test'

import {publicRoutes} from '../support/page/routes.ts'
import {
  expectHydrated,
  expectNotToSee,
  expectPath,
  expectToSee,
  openHydrated,
  short,
  test,
} from './journey.ts'

export function navigationJourneys() {
  test('pages open, hydrate and complain of nothing', short, async ({visitor}) => {
    for (const path of ['/', '/contact', '/auth']) {
      await openHydrated(visitor, path)
      expect(await visitor.complaints(), path).toEqual([])
    }
  })

  test('every other page opens, hydrates and complains of nothing', async ({visitor}) => {
    for (const path of publicRoutes) {
      await openHydrated(visitor, path)
      await expectToSee(visitor, {role: 'heading', in: 'page'})
      expect(await visitor.complaints(), path).toEqual([])
    }
  })

  test('an unknown path leads home', short, async ({visitor}) => {
    await visitor.open('/nowhere')
    await expectToSee(visitor, {role: 'heading', name: 'Oops! Page not found'})
    await visitor.click({role: 'link', name: 'Return to Home'})
    await expectPath(visitor, '/')
  })

  test('a link that is clicked while the scripts load leads on', short, async ({visitor, site}) => {
    const release = site.holdScripts()
    const speedUp = site.slowDown(/^GET \/ /, 1000)
    try {
      await visitor.open('/nowhere')
      await visitor.click({role: 'link', name: 'Return to Home'})
      await expectPath(visitor, '/')
    } finally {
      release()
      speedUp()
    }
    await expectHydrated(visitor)
    await visitor.back()
    await expectToSee(visitor, {role: 'heading', name: 'Oops! Page not found'})
    await expectHydrated(visitor)
  })

  test('the header leads to sections, on this page and from another', short, async ({visitor}) => {
    await openHydrated(visitor, '/')
    for (const [name, heading] of Object.entries(sections)) {
      await visitor.click({role: 'link', name, in: 'header'})
      await expectPath(visitor, `/#${name.toLowerCase()}`)
      await expectToSee(visitor, {role: 'heading', name: heading}, {inView: true})
    }
    await openHydrated(visitor, '/careers')
    await visitor.click({role: 'link', name: 'Coverage', in: 'header'})
    await expectPath(visitor, '/#coverage')
    await expectToSee(visitor, {role: 'heading', name: sections.Coverage}, {inView: true})
    await visitor.back()
    await expectPath(visitor, '/careers')
    expect(await visitor.complaints()).toEqual([])
  })

  test('Book This Vehicle leads up to the booking board', short, async ({visitor}) => {
    await openHydrated(visitor, '/')
    await visitor.click({role: 'link', name: 'Book This Vehicle', in: 'fleet'})
    await expectToSee(visitor, {role: 'heading', in: 'booking board'}, {inView: true})
  })

  test('the menu of a phone opens, closes and leads on', short, async ({visitor}) => {
    await visitor.resize(390, 844)
    await openHydrated(visitor, '/')
    await visitor.click(opener)
    await expectToSee(visitor, closer, {focused: true})
    await visitor.press('Escape')
    await expectNotToSee(visitor, closer)
    await expectToSee(visitor, opener, {focused: true})

    await visitor.click(opener)
    await visitor.click({role: 'link', name: 'Fleet', in: 'menu'})
    await expectNotToSee(visitor, closer)
    await expectToSee(visitor, {role: 'heading', name: sections.Fleet}, {inView: true})

    await visitor.click(opener)
    await visitor.click({role: 'link', name: 'Contact', in: 'menu'})
    await expectPath(visitor, '/contact')
    await expectNotToSee(visitor, closer)
    expect(await visitor.complaints()).toEqual([])
  })

  test(
    'the menu opens before the app is there, and stays open when it comes',
    short,
    async ({visitor, site}) => {
      await visitor.resize(390, 844)
      const release = site.holdScripts()
      try {
        await visitor.open('/')
        await visitor.click(opener)
        await expectToSee(visitor, closer, {focused: true})
        await visitor.click(closer)
        await expectToSee(visitor, opener, {focused: true})
        await visitor.click(opener)
      } finally {
        release()
      }
      await expectHydrated(visitor)
      await visitor.click({role: 'link', name: 'Contact', in: 'menu'})
      await expectPath(visitor, '/contact')
      await expectNotToSee(visitor, closer)
      expect(await visitor.complaints()).toEqual([])
    },
  )

  test('the menu closes when the visitor touches the page beside it', short, async ({visitor}) => {
    await visitor.resize(800, 844)
    await openHydrated(visitor, '/contact')
    await visitor.click(opener)
    await expectToSee(visitor, closer, {focused: true})
    await visitor.clickAt(60, 500)
    await expectNotToSee(visitor, closer)
    await expectToSee(visitor, opener, {focused: true})
  })
}

const opener = {role: 'button', name: 'Open menu', in: 'header'} as const
const closer = {role: 'button', name: 'Close menu', in: 'menu'} as const
const sections = {
  Services: 'Four ways to be driven',
  Fleet: 'The fleet',
  About: 'At home on these roads',
  Coverage: 'Where we drive',
}
