import {expectAccessible} from '../support/axe.ts'
import {publicRoutes} from '../support/routes.ts'
import {expect, test} from '../support/site.ts'

for (const route of [...publicRoutes, '/nowhere']) {
  test(`axe finds nothing on ${route} at 320, 390 and 1440 pixels`, async ({page}) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({width, height: 900})
      await page.goto(route)
      await expectAccessible(page)
    }
  })

  test(`axe finds nothing on ${route} in forced colors`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
    await page.goto(route)
    // The colors are the visitor's own then, but scripts still read those of the styles.
    await expectAccessible(page, ['color-contrast'])
  })
}

for (const route of publicRoutes) {
  test(`${route} never scrolls sideways from 320 to 2560 pixels`, async ({page}) => {
    for (const width of [320, 390, 600, 832, 1088, 1180, 1440, 2560]) {
      await page.setViewportSize({width, height: 900})
      if (page.url() === 'about:blank') await page.goto(route)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} pixels`).toBe(0)
    }
  })

  test(`${route} with text at 200 % loses nothing`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900})
    await page.goto(route)
    await page.addStyleTag({content: ':root {font-size: 200%}'}).catch(async () => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    })
    const lost = await page.evaluate(() => {
      const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (element.closest('[inert], dialog:not([open]), .sr-only, svg, iframe')) return false
        const {overflowX, overflowY, clipPath, position} = getComputedStyle(element)
        if (clipPath !== 'none' && position === 'absolute') return false
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (!hasText) return false
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
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
