import {avatar} from '../../../../support/auth/auth-journey.ts'
import {openAndStartHydration} from '../../../../support/page/start-hydration.ts'
import {expect} from '../../../../support/site.ts'
import type {Index} from '../account-model.ts'
import {expireStoredSession, wake} from '../stored-session.ts'
import {command, isOpen, nameOf, type Place} from './command.ts'

const mostTabs = 3

export function openTab(index: Index) {
  return command({
    name: `open a tab in browser ${index}`,
    check: (model) => model.browsers[index].tabs < mostTabs,
    run: (model, browsers) => browsers.openTab(model, index),
  })
}

export function reload(place: Place) {
  return command({
    name: `reload ${nameOf(place)}`,
    check: (model) => isOpen(model, place),
    run: async (_, browsers) => {
      await browsers.tab(place.index, place.tab).reload()
    },
  })
}

export function openPage(place: Place, path: string) {
  return command({
    name: `open ${path} (${nameOf(place)})`,
    check: (model) => isOpen(model, place),
    run: (_, browsers) => openAndStartHydration(browsers.tab(place.index, place.tab), path),
  })
}

/** The access token has run out while the computer slept; all tabs wake in the same moment. */
export function sleepAndWake(index: Index) {
  return command({
    name: `browser ${index} sleeps and wakes`,
    check: (model) => model.browsers[index].person !== null && model.browsers[index].tabs > 0,
    run: async (model, browsers) => {
      for (const page of browsers.tabs(index)) await openAndStartHydration(page, '/contact')
      const {mayBeOver} = model.browsers[index]
      if (model.shown(index) !== null && !mayBeOver) {
        for (const page of browsers.tabs(index)) await expect(avatar(page)).toBeVisible()
      }
      await expireStoredSession(browsers.tab(index, 0))
      await Promise.all(browsers.tabs(index).map(wake))
      await expect
        .poll(async () => (await browsers.stored(index))?.expiresAt ?? Infinity)
        .toBeGreaterThan(1)
      if (mayBeOver && (await browsers.stored(index)) === null) model.signOut(index)
    },
  })
}
