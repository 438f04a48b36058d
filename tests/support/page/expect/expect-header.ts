import {type Locator, type Page, expect} from '@playwright/test'

import type {Language} from '../../../../domain/language.ts'
import {texts} from '../texts.ts'
import {headerLinks} from './header-links.ts'

/** Any color without transparency. */
export const solid = /^(oklch|oklab|lab|rgb)\([^/]+\)$/

export function mainLinks(page: Page, language: Language = 'en') {
  return page.getByRole('navigation', {name: texts[language].mainLinks})
}

export function mainLink(page: Page, name: string, language: Language = 'en') {
  return mainLinks(page, language).getByRole('link', {name, exact: true})
}

/** The header leads to every section, to contact, phone, booking and sign-in. */
export async function expectHeader(
  page: Page,
  language: Language,
  customerPage: string,
): Promise<void> {
  const {bookNow, call, reservation, signIn} = texts[language]
  const expected = headerLinks[language]
  const links = mainLinks(page, language).getByRole('link')
  await expect(links).toHaveText(Object.keys(expected))
  for (const [name, href] of Object.entries(expected)) {
    await expect(mainLink(page, name, language)).toHaveAttribute('href', href)
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', {name: call})).toHaveAttribute('href', 'tel:+13055550100')
  await expect(header.getByRole('link', {name: bookNow})).toHaveAttribute('href', reservation)
  const account = header.getByRole('link', {name: signIn})
  await expect(account).toHaveAttribute('target', '_blank')
  await expect(account).toHaveAttribute('href', customerPage)
}

/** The header is solid, and the page starts below it. */
export async function expectPageBelowHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', solid)
  const title = page.getByRole('heading', {level: 1})
  expect(await topOf(title)).toBeGreaterThan(await bottomOf(header))
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.NaN
}
