import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {languageOf} from '../../../../domain/language.ts'
import {setVisibility} from '../../../support/page/set-visibility.ts'
import {expect} from '../../../support/site.ts'
import {restoreConnection, startLake} from './commands/surroundings.ts'
import {type Expected, expectedContent} from './expected-content.ts'
import type {Visitors} from './history-world.ts'
import type {PageModel} from './page-model.ts'
import {readShown, type Shown} from './shown-content.ts'

/** Against hanging: a lost stream is opened again after seconds, a failed query asked again as the clock goes on. */
const pageMatchTimeoutMs = 45_000

/** With everything up again and each tab in view, every page shows what is published, and no error went uncaught. */
export async function checkPages(
  model: PageModel,
  visitors: Visitors,
  announcements: string[],
): Promise<void> {
  for (const end of [startLake, restoreConnection]) {
    if (end.check(model)) await end.run(model, visitors)
  }
  const pages = visitors.context.pages()
  await Promise.all(pages.map((page) => setVisibility(page, 'visible')))
  for (const page of pages) await checkPage(page, visitors, announcements)
  expect(visitors.errors, 'errors that nothing caught').toEqual([])
}

async function checkPage(
  page: Page,
  {office, context}: Visitors,
  announcements: string[],
): Promise<void> {
  const end = Date.now() + pageMatchTimeoutMs
  for (let round = 1; ; round += 1) {
    const differences = await differencesOn(page, office, announcements)
    if (differences.length === 0) return
    if (Date.now() > end) throw new Error(`${page.url()}:\n${differences.join('\n')}`)
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    // What failed while the lake was away is asked again after a while of the visitors' clock.
    if (round % 50 === 0) await context.clock.fastForward(20_000)
  }
}

/** What a page shows now and should not, or lacks; `announcements` are those that there have been. */
export async function differencesOn(
  page: Page,
  office: SanityClient,
  announcements: string[],
): Promise<string[]> {
  const {pathname} = new URL(page.url())
  // The page's clock runs while it is looked at.
  const now = await page.evaluate(() => Date.now())
  const expected = await expectedContent(office, now, languageOf(pathname))
  const shown = await readShown(page, announcements)
  return differencesOf(shown, expected, partsOf(pathname))
}

type Part = 'announcement' | 'fleet' | 'rates' | 'jobs'

function partsOf(pathname: string): Part[] {
  if (/^\/(es)?$/.test(pathname)) return ['announcement', 'fleet']
  if (/careers|empleo/.test(pathname)) return ['announcement', 'jobs']
  return /hourly|por-hora/.test(pathname) ? ['announcement', 'rates'] : ['announcement']
}

function differencesOf(shown: Shown, expected: Expected, parts: Part[]): string[] {
  return parts.flatMap((part) => {
    if (part === 'announcement') {
      const isSame = shown.announcement === expected.announcement
      return isSame ? [] : [`announcement "${shown.announcement}", not "${expected.announcement}"`]
    }
    const areSame =
      shown[part].length === expected[part].length &&
      shown[part].every((line, index) => holds(line, expected[part][index] ?? []))
    const strangers =
      part === 'jobs'
        ? shown.closed.filter((line) => !expected.over.some((texts) => holds(line, texts)))
        : []
    return [
      ...(areSame
        ? []
        : [`${part}: ${shown[part].join(' | ')}\nnot: ${expected[part].join(' | ')}`]),
      ...strangers.map((line) => `closed, but is not: ${line}`),
    ]
  })
}

function holds(line: string, texts: string[]): boolean {
  return texts.every((text) => line.includes(text))
}
