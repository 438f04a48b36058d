import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {languageOf} from '../../../../domain/language.ts'
import {type Expected, expectedContent} from './expected-content.ts'
import {readShown, type Shown} from './shown-content.ts'

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
    const isSame = part === 'jobs' ? isSameJob : isSameLine
    const areSame =
      shown[part].length === expected[part].length &&
      shown[part].every((line, index) => isSame(line, expected[part][index]))
    const strangers =
      part === 'jobs'
        ? shown.closed.filter((job) => !expected.over.some((over) => isSameJob(job, over)))
        : []
    return [
      ...(areSame
        ? []
        : [`${part}: ${shown[part].join(' | ')}\nnot: ${expected[part].join(' | ')}`]),
      ...strangers.map((job) => `closed, but is not: ${job.join(' ')}`),
    ]
  })
}

function isSameLine(shown: string[], expected: string[] | undefined): boolean {
  return JSON.stringify(shown) === JSON.stringify(expected)
}

/** The place stands among the facts of a job. */
function isSameJob([title, facts = '']: string[], expected: string[] | undefined): boolean {
  return title === expected?.[0] && facts.includes(expected?.[1] ?? '')
}
