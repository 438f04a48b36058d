import {gzipSync} from 'node:zlib'

import type {Page, Request, Response} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {publicRoutes, routesWithoutPictures, translatedRoutes} from '../../support/page/routes.ts'
import {bootScriptBudget, scriptBudget} from '../../support/page/script-budgets.ts'
import {whenIdle} from '../../support/page/when-idle.ts'
import {expect, test} from '../../support/site.ts'

test('the scripts of the home page stay within their budget, and so does what each further page adds; a Spanish page costs at most 2 % more than its English one, in scripts and until its first view [LOAD-2]', async ({
  page,
}) => {
  const inEnglish = [...publicRoutes, '/dashboard', '/nowhere'].filter(
    (route) => languageOf(route) === 'en',
  )
  const pairs = [...translatedRoutes, {english: '/auth', spanish: '/es/acceso'}]
  const costs = new Map<string, Cost>()
  for (const route of [...inEnglish, ...pairs.map(({spanish}) => spanish)]) {
    costs.set(route, await costOf(page, route))
  }

  const {scripts: home} = costOfRoute('/')
  const table = [`/ ${sum(home)} bytes in ${home.size} scripts`]
  expect(sum(home)).toBeLessThanOrEqual(scriptBudget('/'))
  for (const route of inEnglish.filter((each) => each !== '/')) {
    const own = sum(costOfRoute(route).scripts, home)
    table.push(`${route} +${own}`)
    expect.soft(own, route).toBeLessThanOrEqual(scriptBudget(route))
  }
  for (const {english, spanish} of pairs) {
    const before = costOfRoute(english)
    const after = costOfRoute(spanish)
    table.push(
      `${spanish} ${sum(after.scripts)} in scripts after ${sum(before.scripts)}, first view ${after.firstView} after ${before.firstView}`,
    )
    expect
      .soft(sum(after.scripts), `scripts of ${spanish}`)
      .toBeLessThanOrEqual(sum(before.scripts) * 1.02)
    expect
      .soft(after.firstView, `first view of ${spanish}`)
      .toBeLessThanOrEqual(before.firstView * 1.02)
  }
  test.info().annotations.push({type: 'bytes', description: table.join('\n')})
  // oxlint-disable-next-line no-console -- the figures are what a reader of the log looks for
  console.log(table.join('\n'))

  function costOfRoute(route: string): Cost {
    return costs.get(route) ?? {scripts: new Map(), firstView: Number.NaN}
  }
})

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
    await openIdle(page, home)
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

test('forms, legal texts and the rate sheet have no pictures', async ({request}) => {
  for (const route of routesWithoutPictures) {
    const html = await (await request.get(route)).text()
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    expect(main, route).toContain('<h1')
    expect(main, route).not.toContain('<img')
  }
})

type Cost = {scripts: Map<string, number>; firstView: number}

/**
 * What a page costs: the compressed sizes of the scripts that it has fetched once it is hydrated and idle, and what its
 * first view needs: document, fonts and pictures that do not wait.
 */
async function costOf(page: Page, route: string): Promise<Cost> {
  const urls = new Set<string>()
  const record = (response: Response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript && response.frame() === page.mainFrame()) urls.add(response.url())
  }
  page.on('response', record)
  await openIdle(page, route)
  page.off('response', record)
  const shown = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLLinkElement>('link[as=font], link[rel=stylesheet]')].map(
      ({href}) => href,
    ),
    ...[...document.images].flatMap(({loading, currentSrc}) =>
      loading === 'lazy' || !currentSrc ? [] : [currentSrc],
    ),
  ])
  // Read again: a browser may drop the body of a response once its script has run. Not by `page.request`, which may
  // use a connection that the server has just closed.
  const bodyOf = async (url: string) => {
    const answer = await fetch(new URL(url, page.url()))
    return Buffer.from(await answer.arrayBuffer())
  }
  const scripts = [...urls].map(async (url): Promise<[string, number]> => {
    return [new URL(url).pathname, gzipSync(await bodyOf(url), {level: 9}).length]
  })
  const sizes = [route, ...new Set(shown)].map(async (url) => {
    const body = await bodyOf(url)
    return Math.min(body.length, gzipSync(body, {level: 9}).length)
  })
  const firstView = (await Promise.all(sizes)).reduce((total, size) => total + size)
  return {scripts: new Map(await Promise.all(scripts)), firstView}
}

/** Opens a page until it has hydrated by itself, caught up with the content lake, and every script that it asked for has come. */
async function openIdle(page: Page, route: string): Promise<void> {
  const underWay = new Set<Request>()
  const all = new Set<Request>()
  const begin = (request: Request) => {
    if (request.resourceType() === 'script') underWay.add(request)
    all.add(request)
  }
  const end = (request: Request) => underWay.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(route, {waitUntil: 'commit'})
  await page.waitForResponse(/\/data\/query\//)
  // What a script asks for is known once it has run.
  let asked = -1
  await expect
    .poll(async () => {
      const before = asked
      await whenIdle(page)
      asked = all.size
      return underWay.size === 0 && asked === before
    })
    .toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

function sum(scripts: Map<string, number>, without = new Map<string, number>()): number {
  return [...scripts].reduce((total, [name, size]) => (without.has(name) ? total : total + size), 0)
}
