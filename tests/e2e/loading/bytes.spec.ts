import {gzipSync} from 'node:zlib'

import type {Page, Response} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {contentRoutes, publicRoutes, translatedRoutes} from '../../support/page/routes.ts'
import {bootScriptBudget, scriptBudget} from '../../support/page/script-budgets.ts'
import {expect, test} from '../../support/site.ts'

test('the scripts of the home page stay within their budget, and so does what each further page adds [LOAD-2]', async ({
  page,
}) => {
  const home = await scriptsOf(page, '/')
  const total = sum(home)
  const table = [`/ ${total} bytes in ${home.size} scripts`]
  expect(total).toBeLessThanOrEqual(scriptBudget('/'))

  const further = [...publicRoutes, '/dashboard', '/nowhere'].filter(
    (route) => route !== '/' && languageOf(route) === 'en',
  )
  for (const route of further) {
    const own = sum(await scriptsOf(page, route), home)
    table.push(`${route} +${own}`)
    expect.soft(own, route).toBeLessThanOrEqual(scriptBudget(route))
  }
  test.info().annotations.push({type: 'bytes', description: table.join('\n')})
  // oxlint-disable-next-line no-console -- the figures are what a reader of the log looks for
  console.log(table.join('\n'))
})

for (const {english, spanish} of [...translatedRoutes, {english: '/auth', spanish: '/es/acceso'}]) {
  test(`${spanish} costs at most 2 % more than ${english}, in scripts and until its first view`, async ({
    page,
  }) => {
    const before = await costOf(page, english)
    const after = await costOf(page, spanish)
    const description = JSON.stringify({[english]: before, [spanish]: after})
    test.info().annotations.push({type: 'bytes', description})
    // oxlint-disable-next-line no-console -- the figures are what a reader of the log looks for
    console.log(description)
    expect.soft(after.scripts, 'scripts').toBeLessThanOrEqual(before.scripts * 1.02)
    expect.soft(after.firstView, 'first view').toBeLessThanOrEqual(before.firstView * 1.02)
  })
}

test('every page has the same single inline script, of at most 2,300 bytes', async ({request}) => {
  const scripts = new Set<string>()
  for (const route of [...publicRoutes, '/dashboard', '/es/panel', '/nowhere', '/es/nada']) {
    const html = await (await request.get(route)).text()
    const executable = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes]) => !/type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
    )
    expect(executable.length, route).toBe(1)
    for (const [, attributes, text] of executable) {
      expect(attributes, route).toBe('')
      scripts.add(text ?? '')
    }
  }
  expect(scripts.size).toBe(1)
  expect(Buffer.byteLength([...scripts].join(''))).toBeLessThanOrEqual(bootScriptBudget)
})

for (const home of ['/', '/es']) {
  test(`two fonts of together 50 kB at most, announced in the head of ${home} [LOAD-2]`, async ({
    page,
    request,
  }) => {
    const fetched: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'font') fetched.push(new URL(asked.url()).pathname)
    })
    await page.goto(home)
    await idle(page)
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(preloaded).toHaveLength(2)
    expect(fetched.toSorted()).toEqual(preloaded.toSorted())
    const sizes = await Promise.all(
      preloaded.map(async (font) => (await (await request.get(font)).body()).length),
    )
    expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(50_000)
  })
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`a phone with ${deviceScaleFactor} pixels for each of the page`, () => {
    test.use({
      viewport: {width: 390, height: 844},
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    })

    test('fetches at most 400 kB of pictures on the whole home page, 25 kB of them for its hero [LOAD-2]', async ({
      page,
    }) => {
      const answers = new Map<string, Response>()
      page.on('response', (response) => {
        if (!/^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')) return
        answers.set(response.url(), response)
      })
      await page.goto('/')
      const images = page.getByRole('main').locator('img')
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeGreaterThan(0)
      }
      const hero = await images.first().evaluate((img: HTMLImageElement) => img.currentSrc)
      await expect.poll(() => answers.has(hero)).toBe(true)
      const pictures = new Map<string, number>()
      for (const [url, response] of answers) pictures.set(url, (await response.body()).length)
      const total = [...pictures.values()].reduce((sizes, size) => sizes + size, 0)
      test
        .info()
        .annotations.push({type: 'bytes', description: `hero ${pictures.get(hero)}, all ${total}`})
      expect(pictures.get(hero)).toBeLessThanOrEqual(25_000)
      expect(total).toBeLessThanOrEqual(400_000)
    })
  })
}

for (const route of contentRoutes) {
  test(`the pictures of ${route} fit every screen, and only the first is fetched at once`, async ({
    page,
  }) => {
    const formats = new Map<string, string>()
    page.on('response', (response) => {
      const format = response.headers()['content-type'] ?? ''
      if (/^image\/(?!svg)/.test(format)) formats.set(response.url(), format)
    })
    await page.goto(route)
    const images = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((elements) =>
        elements.flatMap((img) => {
          if (!(img instanceof HTMLImageElement)) return []
          const offer = img.srcset ? img : (img.parentElement?.querySelector('source') ?? img)
          const {srcset, sizes} = offer
          return [{url: img.currentSrc, srcset, sizes, loading: img.loading}]
        }),
      )
    for (const [index, {url, srcset, sizes, loading}] of images.entries()) {
      expect(srcset.split(',').length, url).toBeGreaterThan(1)
      expect(sizes, url).not.toBe('')
      if (index > 0) expect(loading, url).toBe('lazy')
    }
    const eager = images.filter(({loading}) => loading !== 'lazy')
    const preloads = await page
      .locator('link[rel=preload][as=image]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''))
    for (const {url} of eager) {
      expect(
        preloads.some((preload) => preload.includes(url)),
        url,
      ).toBe(true)
    }
    await page.waitForLoadState('load')
    for (const [url, format] of formats) expect(format, url).toMatch(/^image\/(?:avif|webp)/)
  })
}

/** What a page costs in all of scripts, and what its first view needs: document, fonts and pictures that do not wait. */
async function costOf(page: Page, route: string) {
  const scripts = sum(await scriptsOf(page, route))
  const shown = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLLinkElement>('link[as=font], link[rel=stylesheet]')].map(
      ({href}) => href,
    ),
    ...[...document.images].flatMap(({loading, currentSrc}) =>
      loading === 'lazy' || !currentSrc ? [] : [currentSrc],
    ),
  ])
  const sizes = [route, ...new Set(shown)].map(async (url) => {
    const body = await (await page.request.get(url)).body()
    return Math.min(body.length, gzipSync(body, {level: 9}).length)
  })
  const firstView = (await Promise.all(sizes)).reduce((total, size) => total + size)
  return {scripts, firstView}
}

/** The scripts that a page has fetched once it is hydrated and idle, with their compressed sizes. */
async function scriptsOf(page: Page, route: string): Promise<Map<string, number>> {
  const urls = new Set<string>()
  const record = (response: Response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript && response.frame() === page.mainFrame()) urls.add(response.url())
  }
  page.on('response', record)
  await page.goto(route)
  await idle(page)
  page.off('response', record)
  // Read again: a browser may drop the body of a response once its script has run.
  const sizes = [...urls].map(async (url): Promise<[string, number]> => {
    const body = await (await page.request.get(url)).body()
    return [new URL(url).pathname, gzipSync(body, {level: 9}).length]
  })
  return new Map(await Promise.all(sizes))
}

/** Resolves when the bundle has run and the page has fetched nothing for a second: its live events never end. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>
        const look = () => {
          clearTimeout(timer)
          const entries = performance.getEntriesByType('resource')
          if (!entries.some(({name}) => /\/assets\/[^/]+\.js$/.test(name))) return
          timer = setTimeout(() => requestIdleCallback(() => resolve()), 1000)
        }
        new PerformanceObserver(look).observe({type: 'resource', buffered: true})
      }),
  )
}

function sum(scripts: Map<string, number>, without = new Map<string, number>()): number {
  return [...scripts].reduce((total, [name, size]) => (without.has(name) ? total : total + size), 0)
}
