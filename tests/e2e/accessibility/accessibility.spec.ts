import {expectAccessible} from '../../support/page/axe.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

for (const route of [...publicRoutes, '/nowhere']) {
  test(`axe finds nothing on ${route} at 320, 390 and 1440 pixels nor in forced colors, and it never scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(route)
    for (const width of [320, 390, 600, 832, 1088, 1180, 1440, 2560]) {
      await page.setViewportSize({width, height: 900})
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} pixels`).toBe(0)
      if ([320, 390, 1440].includes(width)) await expectAccessible(page)
    }
    await page.setViewportSize({width: 1440, height: 900})
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
    // The colors are the visitor's own then, but scripts still read those of the styles.
    await expectAccessible(page, ['color-contrast'])
  })
}

test('the contact page says what the site aims at and whom to tell of a barrier', async ({
  page,
}) => {
  await page.goto('/contact')
  const statement = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({has: page.getByRole('heading', {name: 'Accessibility'})})
    .last()
  await expect(statement).toContainText('(WCAG) 2.2 at level AA')
  await expect(statement).toContainText(/call|write/i)
})
