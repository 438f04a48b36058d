import AxeBuilder from '@axe-core/playwright'

import {publicRoutes} from '../support/routes.ts'
import {expect, test} from '../support/site.ts'

for (const width of [390, 1440]) {
  for (const route of [...publicRoutes, '/nowhere']) {
    test(`axe finds nothing on ${route} at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await page.goto(route)
      const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze()
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
      ).toEqual([])
    })
  }
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
}
