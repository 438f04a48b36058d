import type {Locator, Page, Response} from '@playwright/test'

import {test as base, expect as expectSoon} from './site.ts'

type Office = {
  /** Opens a path of the Studio in a tab of its own. */
  openTab: (path: string) => Promise<Page>
  /** Opens the Studio at its list of content, in a tab of its own. */
  openStudio: () => Promise<Page>
  /** Opens the Studio where it starts, in a tab of its own. */
  openStart: () => Promise<Page>
}

/** Tests of office staff at work. */
export const test = base.extend<Office>({
  // oxlint-disable-next-line no-unused-vars -- asked for because it undoes what the test does in the Studio
  openTab: async ({context, contentLake: _, studio}, provide) => {
    await provide(async (path) => {
      const page = await context.newPage()
      await page.goto(studio.url + path, {waitUntil: 'domcontentloaded'})
      return page
    })
  },
  openStudio: async ({openTab}, provide) => {
    await provide(async () => {
      const page = await openTab('/structure')
      await expect(contentList(page)).toBeVisible()
      return page
    })
  },
  openStart: async ({openTab}, provide) => {
    await provide(async () => {
      const page = await openTab('')
      await expect(page.getByRole('heading', {name: 'What would you like to do?'})).toBeVisible()
      await expect(page.getByRole('heading', {name: 'Needs attention'})).toBeVisible()
      return page
    })
  },
})

/** A Studio that shares its machine with other tests takes its time. */
export const expect = expectSoon.configure({timeout: 30_000})

/** The kinds of content, which the office sees first in the Content tool. */
export function contentList(studio: Page): Locator {
  return studio.getByRole('listbox', {name: 'What would you like to change?'})
}

/** Follows the names from list to list, as somebody clicks through them. */
export async function choose(studio: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await studio
      .getByRole('option')
      .or(studio.getByRole('listitem'))
      .getByRole('link', {name})
      .click()
  }
}

/** Chooses from the menu beside the Publish button. */
export async function chooseAction(studio: Page, name: string): Promise<void> {
  await studio.getByRole('button', {name: 'Open document actions'}).click()
  // By keyboard, since Playwright scrolls to an item while the menu still takes its place, and then clicks beside it.
  await studio.getByRole('menuitem', {name}).press('Enter')
}

export function publishButton(studio: Page): Locator {
  return studio.getByRole('button', {name: 'Publish', exact: true})
}

/** Publishes what was just edited. */
export async function publish(studio: Page): Promise<void> {
  await Promise.all([
    // From before the click, which may wait as long.
    studio.waitForResponse(isPublication, {timeout: 60_000}),
    publishButton(studio).click({timeout: 30_000}),
  ])
  await expect(publishButton(studio)).toBeDisabled()
}

export function isPublication(response: Response): boolean {
  const sent = response.request().postData() ?? ''
  return response.ok() && sent.includes('sanity.action.document.publish')
}
