import type {Page} from '@playwright/test'

import {avatar, codeOf, fillSignIn, logOut} from '../../../../support/auth/auth-journey.ts'
import {openAndStartHydration} from '../../../../support/page/start-hydration.ts'
import {expect} from '../../../../support/site.ts'
import type {Person} from '../account-model.ts'
import {command, isOpen, isSignedIn, nameOf, type Place} from './command.ts'

export function signIn(place: Place, person: Person, entersCode: boolean) {
  return command({
    name: `${person} signs in (${nameOf(place)}${entersCode ? '' : ', without a code'})`,
    check: (model) =>
      isOpen(model, place) &&
      model.browsers[place.index].person === null &&
      model.accounts[person]?.isConfirmed === true,
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      const account = model.account(person)
      await page.goto('/auth')
      await fillSignIn(page, account)
      if (account.secret) await answerCode(page, entersCode ? account.secret : null)
      if (!account.secret || entersCode) await expect(avatar(page)).toBeVisible()
      model.signIn(place.index, person, entersCode)
    },
  })
}

export function signInWithWrongPassword(place: Place, person: Person) {
  return command({
    name: `somebody tries a wrong password of ${person} (${nameOf(place)})`,
    check: (model) =>
      isOpen(model, place) &&
      model.browsers[place.index].person === null &&
      model.accounts[person] !== undefined,
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      await page.goto('/auth')
      await fillSignIn(page, {...model.account(person), password: 'not the password'})
      await expect(page.getByRole('alert')).toBeVisible()
    },
  })
}

export function enterCode(place: Place) {
  return command({
    name: `enter the code (${nameOf(place)})`,
    check: (model) => waits(model.browsers[place.index]) && isOpen(model, place),
    run: async (model, browsers) => {
      const {person} = model.browsers[place.index]
      if (!person) return
      const page = browsers.tab(place.index, place.tab)
      await page.goto('/auth')
      await answerCode(page, model.account(person).secret)
      await expect(avatar(page)).toBeVisible()
      model.signIn(place.index, person, true)
    },
  })
}

export function startOver(place: Place) {
  return command({
    name: `start over instead of a code (${nameOf(place)})`,
    check: (model) => waits(model.browsers[place.index]) && isOpen(model, place),
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      await page.goto('/auth')
      await page.getByRole('button', {name: 'Start over'}).click()
      await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible()
      model.signOut(place.index)
    },
  })
}

export function signOut(place: Place) {
  return command({
    name: `log out (${nameOf(place)})`,
    check: (model) => isSignedIn(model, place),
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      const session = await browsers.stored(place.index)
      await openAndStartHydration(page, '/contact')
      await logOut(page)
      await expect(avatar(page)).toBeHidden()
      if (session) browsers.ended.push(session.refreshToken)
      model.signOut(place.index)
    },
  })
}

/** Waits until the code is asked for and enters it; null leaves the form as it is. */
export async function answerCode(page: Page, secret: string | null): Promise<void> {
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  if (secret === null) return
  await page.getByLabel('Code', {exact: true}).fill(codeOf(secret))
  await page.getByRole('button', {name: 'Continue'}).click()
}

function waits({waitsForCode, mayBeOver}: {waitsForCode: boolean; mayBeOver: boolean}): boolean {
  return waitsForCode && !mayBeOver
}
