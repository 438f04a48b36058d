import type {Page} from '@playwright/test'

import {newEmail} from '../../../../support/auth/auth-client.ts'
import {
  afterLink,
  avatar,
  fillSignUp,
  followLink,
  linkFor,
  password,
} from '../../../../support/auth/auth-journey.ts'
import {expect} from '../../../../support/site.ts'
import type {AccountBrowsers} from '../account-browsers.ts'
import {type AccountModel, fullNames, type Mail, type Person} from '../account-model.ts'
import {command, isOpen, nameOf, type Place} from './command.ts'
import {answerCode} from './signing.ts'

export function signUp(place: Place, person: Person) {
  return command({
    name: `${person} signs up (${nameOf(place)})`,
    check: (model) =>
      isOpen(model, place) &&
      model.browsers[place.index].person === null &&
      model.accounts[person] === undefined,
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      const email = newEmail()
      await page.goto('/auth')
      await fillSignUp(page, {fullName: fullNames[person], email, password})
      await expect(page.getByText('Check your email')).toBeVisible()
      model.accounts[person] = {email, password, isConfirmed: false, secret: null}
      const link = await newLink(model, browsers, email)
      model.mails.push({person, kind: 'confirmation', link, isUsed: false})
    },
  })
}

export function forgetPassword(place: Place, person: Person) {
  return command({
    name: `${person} has forgotten the password (${nameOf(place)})`,
    check: (model) =>
      isOpen(model, place) &&
      model.browsers[place.index].person === null &&
      model.accounts[person]?.isConfirmed === true,
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      const {email} = model.account(person)
      await page.goto('/auth')
      await page.getByRole('button', {name: 'Forgot password?'}).click()
      await page.getByLabel('Email', {exact: true}).fill(email)
      await page.getByRole('button', {name: 'Send the link'}).click()
      await expect(page.getByText('If there is an account with this email')).toBeVisible()
      const link = await newLink(model, browsers, email)
      // An account has one link of a kind that works.
      for (const mail of model.mails) {
        if (mail.person === person && mail.kind === 'recovery') mail.isUsed = true
      }
      model.mails.push({person, kind: 'recovery', link, isUsed: false})
    },
  })
}

type Choices = {
  /** Whether another person's session gives way to that of the link. */
  isSwitching: boolean
  /** Null keeps the old one. */
  newPassword: string | null
}

export function openMail(place: Place, number: number, {isSwitching, newPassword}: Choices) {
  return command({
    name: `open the link of mail ${number} (${nameOf(place)}${isSwitching ? ', switch' : ''}${newPassword ? ', new password' : ''})`,
    check: (model) => {
      const mail = model.mails[number]
      if (!mail || !isOpen(model, place)) return false
      // The service refuses a new password that is the old one.
      const isOther = model.account(mail.person).password !== newPassword
      return isOther && !model.browsers[place.index].mayBeOver
    },
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      const mail = mailAt(model, number)
      const {person, kind} = mail
      const account = model.account(person)
      await page.goto('about:blank')
      await followLink(page, mail.link)
      if (mail.isUsed) {
        await expect(page.getByRole('alert')).toBeVisible()
        return
      }
      mail.isUsed = true
      account.isConfirmed = true
      const {person: current} = model.browsers[place.index]
      if (current !== null && current !== person) {
        const name = isSwitching
          ? `Switch to ${account.email}`
          : `Stay signed in as ${model.account(current).email}`
        await page.getByRole('button', {name}).click(afterLink)
        if (!isSwitching) return
      }
      if (account.secret) await answerCode(page, account.secret)
      model.signIn(place.index, person, true)
      if (kind === 'recovery') {
        await choosePassword(page, newPassword)
        if (newPassword) {
          account.password = newPassword
          model.endElsewhere(place.index, person)
        }
      }
      await expect(avatar(page)).toBeVisible()
    },
  })
}

async function choosePassword(page: Page, newPassword: string | null): Promise<void> {
  await expect(page.getByRole('heading', {name: 'Choose a new password'})).toBeVisible(afterLink)
  if (newPassword === null) {
    await page.getByRole('button', {name: 'Keep the current password'}).click()
  } else {
    await page.getByLabel('New Password', {exact: true}).fill(newPassword)
    await page.getByLabel('Confirm Password', {exact: true}).fill(newPassword)
    await page.getByRole('button', {name: 'Save the password'}).click()
  }
  await expect(page).not.toHaveURL(/\/auth/)
}

function mailAt(model: AccountModel, number: number): Mail {
  const mail = model.mails[number]
  if (!mail) throw new Error(`There is no mail ${number}.`)
  return mail
}

/** The link of a mail that the history does not know yet. */
async function newLink(model: AccountModel, {auth}: AccountBrowsers, email: string) {
  let link = ''
  const known = model.mails.map((mail) => mail.link)
  await expect
    .poll(async () => {
      link = await linkFor(auth, email)
      return known.includes(link)
    })
    .toBe(false)
  return link
}
