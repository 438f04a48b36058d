import type {Page, Request} from '@playwright/test'

import {
  avatar,
  codeOf,
  followLink,
  linkFor,
  logOut,
  serviceClient,
} from '../../../../support/auth/auth-journey.ts'
import {openAndStartHydration} from '../../../../support/page/start-hydration.ts'
import {expect} from '../../../../support/site.ts'
import {type AccountBrowsers} from '../account-browsers.ts'
import type {AccountModel, Index, Person} from '../account-model.ts'
import {expireStoredSession, wake} from '../stored-session.ts'
import {command, isSignedIn} from './command.ts'
import {answerCode} from './signing.ts'

/** One tab refreshes the session, and before the answer comes the visitor logs out in another one. */
export function logOutDuringRefresh(index: Index) {
  return command({
    name: `log out in browser ${index} while another tab refreshes the session`,
    check: (model) => isSignedIn(model, {index, tab: 1}),
    run: async (model, browsers) => {
      const page = browsers.tab(index, 0)
      await openAndStartHydration(page, '/contact')
      await expect(avatar(page)).toBeVisible()
      await logOutBeforeAnswer(browsers, index, /\/token\?grant_type=refresh_token/, async () => {
        await expireStoredSession(page)
        await wake(page)
      })
      model.signOut(index)
    },
  })
}

export function logOutDuringMfaSetup(index: Index) {
  return command({
    name: `log out in browser ${index} while another tab turns MFA on`,
    check: (model) => {
      const person = model.shown(index)
      const isSure = isSignedIn(model, {index, tab: 1}) && person !== null
      return isSure && model.account(person).secret === null
    },
    run: async (model, browsers) => {
      const person = model.shown(index)
      if (!person) return
      const page = browsers.tab(index, 0)
      await page.goto('/dashboard')
      await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
      const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
      await page.getByLabel('Code from your app').fill(codeOf(secret))
      await logOutBeforeAnswer(browsers, index, /\/factors\/[\w-]+\/verify/, () =>
        page.getByRole('button', {name: 'Turn on two-step sign-in'}).click(),
      )
      model.account(person).secret = secret
      model.signOut(index)
      model.endElsewhere(index, person)
    },
  })
}

export function logOutDuringNewPassword(index: Index, newPassword: string) {
  return command({
    name: `log out in browser ${index} while another tab saves "${newPassword}"`,
    check: (model) => {
      const person = model.shown(index)
      const isSure = isSignedIn(model, {index, tab: 1}) && person !== null
      return isSure && model.account(person).password !== newPassword
    },
    run: async (model, browsers) => {
      const person = model.shown(index)
      if (!person) return
      const page = browsers.tab(index, 0)
      const {secret} = model.account(person)
      await page.goto('about:blank')
      await followLink(page, await recoveryLink(model, browsers, person))
      if (secret) await answerCode(page, secret)
      await page.getByLabel('New Password', {exact: true}).fill(newPassword)
      await page.getByLabel('Confirm Password', {exact: true}).fill(newPassword)
      await logOutBeforeAnswer(browsers, index, /\/auth\/v1\/user/, () =>
        page.getByRole('button', {name: 'Save the password'}).click(),
      )
      model.account(person).password = newPassword
      model.signOut(index)
      model.endElsewhere(index, person)
    },
  })
}

/**
 * Does something in the first tab whose request the service answers; before the answer reaches the tab, the visitor
 * logs out in the second one.
 */
async function logOutBeforeAnswer(
  browsers: AccountBrowsers,
  index: Index,
  request: RegExp,
  act: () => Promise<void>,
): Promise<void> {
  const [acting, leaving] = [browsers.tab(index, 0), browsers.tab(index, 1)]
  await openAndStartHydration(leaving, '/contact')
  await expect(avatar(leaving)).toBeVisible()
  const served = Promise.withResolvers<void>()
  const loggedOut = Promise.withResolvers<void>()
  await acting.route(request, async (route) => {
    const response = await route.fetch()
    served.resolve()
    await loggedOut.promise
    // The tab need not wait for the answer any more.
    await route.fulfill({response}).catch(() => {})
  })
  await act()
  await served.promise
  const isIt = (sent: Request) => request.test(sent.url())
  const over = Promise.race([
    acting.waitForEvent('requestfinished', isIt),
    acting.waitForEvent('requestfailed', isIt),
  ])
  await logOutIn(leaving)
  loggedOut.resolve()
  await over
  await acting.unroute(request)
}

async function logOutIn(page: Page): Promise<void> {
  await logOut(page)
  await expect(avatar(page)).toBeHidden()
}

/** A new one; those before it no longer work. */
async function recoveryLink(model: AccountModel, {auth}: AccountBrowsers, person: Person) {
  const {email} = model.account(person)
  const known = model.mails.map(({link}) => link)
  await serviceClient(auth).resetPasswordForEmail(email)
  let link = ''
  await expect
    .poll(async () => {
      link = await linkFor(auth, email, /Reset/)
      return known.includes(link)
    })
    .toBe(false)
  for (const mail of model.mails) {
    if (mail.person === person && mail.kind === 'recovery') mail.isUsed = true
  }
  model.mails.push({person, kind: 'recovery', link, isUsed: true})
  return link
}
