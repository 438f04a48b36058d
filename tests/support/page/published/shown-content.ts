import type {Page} from '@playwright/test'

/** What a page shows of the content that histories change. */
export type Shown = {
  announcement: string
  /** Vehicles in their order, each with its name and its price; empty without one. */
  fleet: string[][]
  /** Rows of the table of rates, each with the price of every column; empty for one on request. */
  rates: string[][]
  /** Jobs in their order, each with its title and the facts below it. */
  jobs: string[][]
  /** Jobs that say that they are closed. */
  closed: string[][]
}

/** Reads a page, after the updates were accepted that wait on it. */
export async function readShown(page: Page, announcements: string[]): Promise<Shown> {
  const updates = page.getByRole('button', {name: /^(Show the update|Ver los cambios)$/})
  if ((await updates.count()) > 0) await updates.click({timeout: 2000}).catch(() => {})
  const texts = await page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll(selector),
    ]
    const heading = (element: Element) => element.querySelector('h2, h3')?.textContent ?? ''
    const price = ({textContent}: Element) => /\$[\d,]+(?:-[\d,]+)?/.exec(textContent)?.[0] ?? ''
    return {
      announcement: all('[data-announcement]')
        .map(({textContent}) => textContent)
        .join(' '),
      fleet: all('#fleet article').map((card) => [heading(card), price(card)]),
      rates: all('#rates tbody tr').map((row) => all('td', row).map(price)),
      jobs: all('#openings article').map((job) => [heading(job), job.textContent]),
    }
  })
  const isClosed = ([, facts = '']: string[]) =>
    /This opening has closed|Esta vacante se cerró/.test(facts)
  return {
    announcement:
      announcements.find((text) => texts.announcement.includes(text)) ?? texts.announcement,
    fleet: texts.fleet,
    rates: texts.rates,
    jobs: texts.jobs.filter((job) => !isClosed(job)),
    closed: texts.jobs.filter(isClosed),
  }
}
