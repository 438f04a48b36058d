import type {Page} from '@playwright/test'

interface Shift {
  value: number
}

/** Records from now on every layout shift of a page; the function returns them. */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluate(observeShifts, false)
  return () => shiftsOf(page)
}

/** Records the same in every document that the page opens, from its first paint; `shiftsOf` returns them. */
export async function recordShiftsOfDocuments(page: Page): Promise<void> {
  await page.addInitScript(observeShifts, true)
}

/** The layout shifts so far of a document in which they are recorded. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // The browser reports a shift after the frame in which it happened.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const shifts: Shift[] | undefined = Reflect.get(window, 'shifts')
    if (!shifts) throw new Error('This is another document than the one whose shifts are recorded.')
    return shifts
  })
}

/** Runs in the page. */
function observeShifts(buffered: boolean) {
  const shifts: unknown[] = []
  new PerformanceObserver((list) => {
    shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
  }).observe({type: 'layout-shift', buffered})
  Object.assign(window, {shifts})
}
