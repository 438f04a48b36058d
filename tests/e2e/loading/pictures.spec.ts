import type {Locator} from '@playwright/test'

import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

for (const width of [390, 1440]) {
  test(`every picture of the home page at ${width} pixels loads and says its size beforehand`, async ({
    page,
    contentLakeUrl,
  }) => {
    await page.setViewportSize({width, height: 844})
    await openHydrated(page, '/')
    const pictures = page.getByRole('main').locator('img')
    expect(await pictures.count()).toBeGreaterThan(9)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0)
      const facts = await picture.evaluate((img: HTMLImageElement) => ({
        shown: img.currentSrc,
        srcset: img.srcset,
        sizes: img.sizes,
        width: img.getAttribute('width'),
        height: img.getAttribute('height'),
        hasAlt: img.hasAttribute('alt'),
        naturalWidth: img.naturalWidth,
        drawnWidth: img.clientWidth,
      }))
      expect(facts.width, facts.shown).toMatch(/^\d+$/)
      expect(facts.height, facts.shown).toMatch(/^\d+$/)
      expect(facts.hasAlt, facts.shown).toBe(true)
      expect(facts.shown).toContain(`${contentLakeUrl}/images/localdev/production/`)
      expect(facts.srcset, facts.shown).toMatch(/ \d+w, .* \d+w/)
      expect(facts.sizes, facts.shown).not.toBe('')
      // Sharp enough for the slot; a picture that is cut to fill it may be a little smaller.
      expect(facts.naturalWidth / facts.drawnWidth, facts.shown).toBeGreaterThan(0.85)
    }
  })

  test(`the hero picture at ${width} pixels is announced in the head and fetched once`, async ({
    page,
    contentLakeUrl,
  }) => {
    await page.setViewportSize({width, height: 844})
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${contentLakeUrl}/images/`)) fetched.push(request.url())
    })
    await page.goto('/', {waitUntil: 'load'})
    const hero = page.getByRole('main').locator('img').first()
    const {shown, loading} = await hero.evaluate((img: HTMLImageElement) => ({
      shown: img.currentSrc,
      loading: img.loading,
    }))
    expect(loading).toBe('eager')
    const preloads = await page.evaluate(() =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
        .filter(({media}) => matchMedia(media || 'all').matches)
        .map(({imageSrcset}) => imageSrcset),
    )
    expect(preloads).toHaveLength(1)
    expect(preloads[0]).toContain(shown)
    expect(fetched[0]).toBe(shown)
    const file = (url: string) => new URL(url).pathname
    expect(fetched.filter((url) => file(url) === file(shown))).toEqual([shown])
  })
}

test('the other pictures wait until the visitor comes near them', async ({
  page,
  contentLakeUrl,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(`${contentLakeUrl}/images/`)) fetched.add(request.url())
  })
  await page.goto('/', {waitUntil: 'load'})
  const lazy = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.slice(1).map((img) => img.getAttribute('loading')))
  expect(new Set(lazy)).toEqual(new Set(['lazy']))
  // How many it fetches ahead is the browser's own choice: five when headless, three otherwise.
  const atFirst = fetched.size
  expect(atFirst).toBeLessThan(6)
  const last = page.locator('#fleet').getByRole('article').last().getByRole('img')
  const file = new URL((await last.getAttribute('src')) ?? '').pathname
  const isFetched = () => [...fetched].some((url) => new URL(url).pathname === file)
  expect(isFetched()).toBe(false)

  await last.scrollIntoViewIfNeeded()
  await expect.poll(isFetched).toBe(true)
})

test('a phone fetches the vehicles beside the rates small, and not those of the wide table', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/services/hourly-service')
  const table = page.getByRole('table')
  await table.scrollIntoViewIfNeeded()
  const vehicle = table.locator('td img').first()
  await expect.poll(() => shownUrl(vehicle)).toMatch(/[?&]w=200&/)
  const shown = await table.locator('img').evaluateAll((images) =>
    images
      .filter((img): img is HTMLImageElement => img instanceof HTMLImageElement)
      .filter(({naturalWidth}) => naturalWidth > 0)
      .map(({currentSrc}) => new URL(currentSrc).searchParams.get('w')),
  )
  expect(new Set(shown)).toEqual(new Set(['200']))
})

for (const route of ['/', '/services/hourly-service']) {
  test(`a hero of ${route} that failed before the script was there gives way to the placeholder`, async ({
    page,
  }) => {
    await page.route(/\/images\//, (request) => request.abort())
    const release = await holdScript(page)
    await page.goto(route)
    const hero = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.complete && !img.naturalWidth))
      .toBe(true)
    const place = await hero.boundingBox()
    release()
    await expect.poll(() => shownUrl(hero)).toMatch(/\/placeholder\.webp$/)
    expect(await hero.boundingBox()).toEqual(place)
  })
}

test('a lazy picture that fails gives way to the placeholder', async ({page}) => {
  await page.route(/\/images\//, (route) => route.abort())
  await openHydrated(page, '/')
  const vehicle = page.locator('#fleet').locator('img').first()
  const name = page.getByRole('heading', {name: 'Cadillac Escalade'})
  await name.scrollIntoViewIfNeeded()
  await expect.poll(() => shownUrl(vehicle)).toMatch(/\/placeholder\.webp$/)
  await expect(name).toBeVisible()
})

/** The URL of the picture that is drawn; empty while there is none. */
function shownUrl(picture: Locator): Promise<string> {
  return picture.evaluate((img: HTMLImageElement) => (img.naturalWidth ? img.currentSrc : ''))
}
