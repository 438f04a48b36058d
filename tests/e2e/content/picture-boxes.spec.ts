import {pictureViews} from '../../../domain/picture/views.ts'
import {expect, test} from '../../support/site.ts'

const service = '/services/airport-transfers'

/** Window, path, place of the picture on the page, its slot and the view that the Studio shows for it. */
const boxes = [
  [1440, '/', 'first', pictureViews.heroWide, 'Computer'],
  [834, '/', 'first', pictureViews.heroWide, 'Tablet'],
  [390, '/', 'first', pictureViews.heroPhone, 'Phone'],
  [1440, service, 'first', pictureViews.pageHero, 'Computer'],
  [390, service, 'first', pictureViews.pageHero, 'Phone and tablet'],
  [1440, service, 'last', pictureViews.closingBand, 'Computer'],
  [390, service, 'last', pictureViews.closingBand, 'Phone'],
] as const

for (const [width, path, at, views, title] of boxes) {
  test(`at ${width} pixels, the ${at} picture on ${path} has the shape that the Studio shows for "${title}"`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: width === 390 ? 844 : 900})
    await page.goto(path)
    const picture = page.locator('#main img')[at]()
    const {ratio, position} = await picture.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return {
        ratio: box.width / box.height,
        position: getComputedStyle(element).objectPosition,
      }
    })
    const view = views.find((each) => each.title === title)
    // Texts of another length change the height of the box a little.
    expect(ratio / (view?.ratio ?? 0)).toBeCloseTo(1, 1)
    expect(position).toBe(`${(view?.position.x ?? 0) * 100}% ${(view?.position.y ?? 0) * 100}%`)
  })
}
