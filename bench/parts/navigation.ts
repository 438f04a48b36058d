import type {Page} from '@playwright/test'

import {openHydrated} from '../../tests/support/page/open-hydrated.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'

const rounds = 15

export const navigation: Part = {
  name: 'navigation',
  title: 'Navigation inside the site',
  method:
    "From the click on a link, on which the pointer has rested for half a second as a person's does, to the first frame that shows the heading of the other page.",
  run: async () => {
    const {browser, siteUrl} = await runningSite()
    const figures: Figure[] = []
    for (const [from, link] of [
      ['/careers', 'Contact'],
      ['/contact', 'Terms of Service'],
      ['/contact', 'Corporate Travel'],
    ] as const) {
      const samples: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage({viewport: {width: 1440, height: 900}})
        await openHydrated(page, siteUrl + from)
        samples.push(await clickToPaint(page, link))
        await page.close()
      }
      figures.push({
        what: `\`${from}\` to ${link}`,
        unit: 'ms',
        samples,
        target: {atMost: 100},
      })
    }
    return figures
  },
}

async function clickToPaint(page: Page, name: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', {name, exact: true})
  await link.hover()
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    addEventListener(
      'click',
      () => {
        const start = performance.now()
        const check = () => {
          if (title() === before) return requestAnimationFrame(check)
          // The frame that follows has been painted with it.
          requestAnimationFrame(() => Object.assign(window, {painted: performance.now() - start}))
        }
        check()
      },
      {once: true, capture: true},
    )
  })
  await link.click()
  const painted = await page.waitForFunction(() => Reflect.get(window, 'painted') ?? false)
  return Number(await painted.jsonValue())
}
