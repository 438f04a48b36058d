import {launchOptions} from '../../../scripts/chromium/launch-options.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

const {args, ...options} = launchOptions()

// As the browser's own setting for the size of text does it: breakpoints follow as well.
test.use({
  launchOptions: {...options, args: [...args, '--blink-settings=defaultFontSize=32']},
  viewport: {width: 1280, height: 900},
})

for (const route of publicRoutes) {
  test(`${route} with text at 200 % loses nothing [ACCESS-2]`, async ({page}) => {
    await page.goto(route)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
    const lost = await page.evaluate(() => {
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (element.closest('[inert], dialog:not([open]), .sr-only, svg, iframe')) return false
        const {overflowX, overflowY, clipPath, position} = getComputedStyle(element)
        if (clipPath !== 'none' && position === 'absolute') return false
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        return (
          hasText &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        )
      })
      return cut.map(({outerHTML}) => outerHTML.slice(0, 120))
    })
    expect(lost).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })
}
