import {avatar} from '../../../support/auth/auth-journey.ts'
import {expect} from '../../../support/site.ts'
import type {AccountBrowsers} from './account-browsers.ts'
import {type AccountModel, fullNames, type Index} from './account-model.ts'

const indexes: Index[] = [0, 1]

/** Every tab shows who is signed in in its browser, the stored session is theirs, and ended sessions are over. */
export async function checkAccounts(model: AccountModel, browsers: AccountBrowsers): Promise<void> {
  for (const index of indexes) await checkBrowser(index, model, browsers)
  for (const token of browsers.ended) {
    await expect.poll(() => refreshStatus(browsers, token), 'an ended session').toBe(400)
  }
}

async function checkBrowser(index: Index, model: AccountModel, browsers: AccountBrowsers) {
  const {person, mayBeOver} = model.browsers[index]
  const shown = model.shown(index)
  for (const page of browsers.tabs(index)) {
    await page.mouse.move(7, 7)
    await page.mouse.move(9, 9)
    const names = () =>
      avatar(page).evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')))
    const expected = shown ? [expect.stringContaining(fullNames[shown])] : []
    const where = `who is shown at ${page.url()} in browser ${index}`
    if (!mayBeOver) await expect.poll(names, where).toEqual(expected)
    else if ((await names()).length > 0) expect(await names(), where).toEqual(expected)
  }
  const session = await browsers.stored(index)
  if (session === null && (person === null || mayBeOver)) return
  const email = person && model.account(person).email
  expect([session?.email, session?.tokenEmail], `browser ${index}`).toEqual([email, email])
}

async function refreshStatus({auth}: AccountBrowsers, refreshToken: string): Promise<number> {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {apikey: auth.anonKey, 'content-type': 'application/json'},
    body: JSON.stringify({refresh_token: refreshToken}),
  })
  return response.status
}
