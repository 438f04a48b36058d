import type {Page} from '@playwright/test'

/** What a page shows of the content that histories change. */
export type Shown = {
  announcement: string
  /** Vehicles in their order, each with its price. */
  fleet: string[]
  /** Rows of the table of rates, each with its prices. */
  rates: string[]
  /** Jobs in their order, each with its place. */
  jobs: string[]
  /** Jobs that say that they are closed. */
  closed: string[]
}

/** Reads a page, after the updates were accepted that wait on it. */
export async function readShown(page: Page, announcements: string[]): Promise<Shown> {
  const updates = page.getByRole('button', {name: /^(Show the update|Ver los cambios)$/})
  if ((await updates.count()) > 0) await updates.click({timeout: 2000}).catch(() => {})
  const texts = await page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent)
    return {
      announcement: textsOf('[data-announcement]').join(' '),
      fleet: textsOf('#fleet article'),
      rates: textsOf('#rates tbody tr'),
      jobs: textsOf('#openings article'),
    }
  })
  const isClosed = (text: string) => /This opening has closed|Esta vacante se cerró/.test(text)
  return {
    announcement: announcements.find((text) => texts.announcement.includes(text)) ?? '',
    fleet: texts.fleet,
    rates: texts.rates,
    jobs: texts.jobs.filter((text) => !isClosed(text)),
    closed: texts.jobs.filter(isClosed),
  }
}
