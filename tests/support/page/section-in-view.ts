import {expect, type Page} from '@playwright/test'

/** The section of an id stands right below the fixed header, with its heading in view, and stays there. */
export async function expectSectionInView(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id}`).getByRole('heading', {level: 2}).first()
  await expect(heading).toBeInViewport({ratio: 1})
  // On a busy machine a smooth scroll may stand still on its way.
  await expect.poll(() => gapAtRest(page, id)).toBeLessThan(40)
  const gap = await gapAtRest(page, id)
  expect(gap, `#${id} stands below the header`).toBeGreaterThanOrEqual(0)
  expect(gap, `#${id} stands right below the header`).toBeLessThan(40)
}

/** Resolves when the page has stopped scrolling. */
export async function waitForRest(page: Page): Promise<void> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await page.evaluate(() => window.scrollY)
      return last === before
    })
    .toBe(true)
}

/** Pixels between the bottom of the fixed header and the top of a section. */
async function gapAtRest(page: Page, id: string): Promise<number> {
  await waitForRest(page)
  return page.evaluate((section) => {
    const header = document.querySelector('header')?.getBoundingClientRect()
    const top = document.getElementById(section)?.getBoundingClientRect().top
    return (top ?? Number.NaN) - (header?.bottom ?? Number.NaN)
  }, id)
}
