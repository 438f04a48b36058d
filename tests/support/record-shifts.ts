import type {Page} from '@playwright/test'

/** Notes from now on whatever moves on a page without the visitor; the function tells it, empty for nothing. */
export async function recordShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const shifts: unknown[] = []
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({type: 'layout-shift'})
    Object.assign(window, {shifts})
  })
  return () =>
    page.evaluate(async () => {
      // Told after the frame in which it happened.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return 'shifts' in window ? window.shifts : 'another document'
    })
}
