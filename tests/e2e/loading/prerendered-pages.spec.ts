import type {Page} from '@playwright/test'

import {type Language, languageOf, localeOf} from '../../../domain/language.ts'
import {expectFooter} from '../../support/page/expect/expect-footer.ts'
import {expectHeader, expectPageBelowHeader} from '../../support/page/expect/expect-header.ts'
import {expectPictures, recordPictures} from '../../support/page/expect/expect-pictures.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {
  codeRoutes,
  contentRoutes,
  furtherDestinationRoutes,
  publicRoutes,
  routesWithoutPictures,
} from '../../support/page/routes.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

/** Where the widget's provider keeps a customer's account. */
const customerPage = ({url}: {url: string}) => `${new URL(url).origin}/account`
const dashboards = ['/dashboard', '/es/panel']

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const route of contentRoutes) {
    const language = languageOf(route)
    const {terms, termsLink} = texts[language]
    test(`${route} is complete, with header and footer, and can be left by its links [ROUTES-4] [HEADER-1] [HEADER-6] [HEADER-9]`, async ({
      page,
      bookingWidget,
    }) => {
      const response = await page.goto(route)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      await expectHeader(page, language, customerPage(bookingWidget))
      // The header of a home page lies over its hero.
      if (route !== texts[language].home) await expectPageBelowHeader(page)
      await expectFooter(page, language)
      const link = page.getByRole('contentinfo').getByRole('link', {name: termsLink})
      await expect(link).toBeVisible()
      // By keyboard, since sections that are laid out on the way down move the link away from a click.
      await link.press('Enter')
      await expect(page).toHaveURL(terms)
      const half = {en: '50% refund', es: 'Reembolso del 50%'}[language]
      await expect(page.getByRole('cell', {name: half})).toBeVisible()
    })
  }

  for (const route of codeRoutes) {
    const language = languageOf(route)
    test(`${route} has the header and the footer, and starts below the header [HEADER-1] [HEADER-6] [HEADER-9]`, async ({
      page,
      bookingWidget,
    }) => {
      await page.goto(route)
      await expectHeader(page, language, customerPage(bookingWidget))
      await expectPageBelowHeader(page)
      await expectFooter(page, language)
    })
  }

  for (const {home} of Object.values(texts)) {
    test(`prices stand in ${home} as ranges of whole dollars`, async ({page}) => {
      await page.goto(home)
      for (const price of ['$120-180', '$110-160', '$140-200', '$180-280', '$350-500']) {
        await expect(page.getByText(price).first()).toBeVisible()
      }
    })
  }
})

test('every page has a title, a description and a canonical URL of its own [SEO-1]', async ({
  request,
  site,
}) => {
  const seen = {titles: new Set<string>(), descriptions: new Set<string>()}
  const routes = [...contentRoutes, ...furtherDestinationRoutes]
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(title, route).not.toBe('')
    expect(description.length, `${route}: ${description}`).toBeGreaterThan(100)
    // The careers page shows positions at URLs of their own: its script names the one that is open.
    if (route !== texts[languageOf(route)].careers) {
      expect(html, route).toContain(`<link rel="canonical" href="${site.url}${route}"`)
      expect(html, route).toContain(`<meta property="og:url" content="${site.url}${route}"`)
    }
    expect(html, route).toMatch(/<meta property="og:image" content="[^"]+"/)
    seen.titles.add(title)
    seen.descriptions.add(description)
  }
  expect(seen.titles.size).toBe(routes.length)
  expect(seen.descriptions.size).toBe(routes.length)
})

test('every page answers 200 at its address, without a redirect [ROUTES-1] [ROUTES-2]', async ({
  request,
}) => {
  const routes = [...publicRoutes, ...furtherDestinationRoutes, ...dashboards]
  const others: string[] = []
  for (const route of routes) {
    const status = (await request.get(route, {maxRedirects: 0})).status()
    if (status !== 200) others.push(`${route}: ${status}`)
  }
  expect(others).toEqual([])
})

for (const path of [
  '/nowhere',
  '/services/helicopters',
  '/services',
  '/404',
  '/contact/us',
  '/es/nada',
  '/es/servicios',
  '/es/404',
]) {
  const language = languageOf(path)
  const {home, notFound} = texts[language]
  test(`${path} answers 404 with the not-found page between header and footer, and a way home [ROUTES-3] [HEADER-1] [HEADER-6] [HEADER-9]`, async ({
    page,
    bookingWidget,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {name: notFound})).toBeVisible()
    await expectHeader(page, language, customerPage(bookingWidget))
    await expectPageBelowHeader(page)
    await expectFooter(page, language)
    const wayHome = {en: 'Return to Home', es: 'Volver al inicio'}[language]
    await page.getByRole('main').getByRole('link', {name: wayHome}).click()
    await expect(page).toHaveURL(home)
  })
}

for (const [file, path, heading] of [
  ['/index.html', '/', /^Luxury Chauffeur Services/],
  ['/careers.html?ref=mail', '/careers?ref=mail', /^Careers on both sides/],
  ['/es/empleo.html', '/es/empleo', /^Empleos a ambos lados/],
] as const) {
  test(`${file}, the file of a page, leads to ${path} [ROUTES-5]`, async ({page, baseURL}) => {
    await openHydrated(page, file)
    expect(page.url()).toBe(`${baseURL}${path}`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
  })
}

const withPictures = contentRoutes.filter((route) => !routesWithoutPictures.includes(route))
const unknownRoutes = Object.values(texts).map(({nowhere}) => nowhere)

for (const route of [...publicRoutes, ...dashboards, ...unknownRoutes]) {
  test(`${route} hydrates without a warning and without a script before load: its texts change where the clock says so alone, are in one language, and its pictures are small [ROUTES-1] [LOAD-1] [LANG-3]`, async ({
    page,
    bookingWidget,
  }) => {
    const problems: string[] = []
    const pictures = recordPictures(page)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        reportError(new Error(`violation: ${event.violatedDirective} ${event.blockedURI}`)),
      )
    })
    const prerendered: string[] = []
    const clockTexts: string[] = []
    await page.route(/entry-browser/, async (request) => {
      prerendered.push(...(await readableTexts(page)))
      clockTexts.push(...(await textsOfClock(page)))
      await request.continue()
    })
    await openHydrated(page, route)

    const expected = unknownRoutes.includes(route) ? /status of 404/ : /^$/
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
    await expectNoScriptBeforeLoad(page)
    expect(await page.context().cookies()).toEqual([])
    await expectNoForeignWords(page, languageOf(route))
    if (withPictures.includes(route)) await expectPictures(page, pictures)
    if (codeRoutes.includes(route)) {
      await expectHeader(page, languageOf(route), customerPage(bookingWidget))
      await expectFooter(page, languageOf(route))
    }
    if (codeRoutes.includes(route) || dashboards.includes(route)) return
    expect(prerendered.length).toBeGreaterThan(0)
    const language = languageOf(route)
    const [today, yesterday] = daysIn(language)
    expect(withoutDays(await readableTexts(page), [today])).toEqual(
      withoutDays(prerendered, [today, yesterday]),
    )
    // Where a text depends on the visitor's clock, the page was built without a time, and now has one.
    expect(clockTexts.length).toBeGreaterThan(0)
    const {leadTime, time} = byClock[language]
    expect(clockTexts.filter((text) => text !== '' && !leadTime.test(text))).toEqual([])
    for (const text of await textsOfClock(page)) expect(text).toMatch(time)
  })
}

/** What texts that depend on the visitor's clock hold: before a script runs, and then. */
const byClock = {
  en: {leadTime: /^Book \d+ hours ahead\.$/, time: /\d\s[AP]M\b/},
  es: {leadTime: /^Reserve con \d+ horas de anticipación\.$/, time: /\d\s[ap]\.\sm\./},
}

/** The rate sheet names today in Miami, and as prerendered yesterday where midnight has passed since the build. */
function withoutDays(lines: string[], days: string[]): string[] {
  return lines.map((line) => days.reduce((text, day) => text.replace(day, 'today'), line))
}

function daysIn(language: Language): [today: string, yesterday: string] {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  })
  return [format.format(Date.now()), format.format(Date.now() - 86_400_000)]
}

async function expectNoScriptBeforeLoad(page: Page) {
  const {load, scripts, announced} = await page.evaluate(() => ({
    load: performance
      .getEntriesByType('navigation')
      .map((entry) => entry.toJSON().loadEventStart)[0],
    scripts: performance
      .getEntriesByType('resource')
      .filter(({name}) => /\.js(?:\?|$)/.test(name))
      .map(({startTime}) => startTime),
    announced: document.querySelectorAll('link[rel=modulepreload], link[as=script]').length,
  }))
  expect(announced).toBe(0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(load)
}

/** What a visitor reads in the page itself; announcements come and go, and what the visitor's clock fills is asked for apart. */
async function readableTexts(page: Page): Promise<string[]> {
  await renderOffscreenSections(page)
  const elements = page.getByRole('main').locator('h1, h2, h3, p:not([role]), li, dd, th, td')
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return []
      const byClock = [...element.querySelectorAll<HTMLElement>('[data-visitor-clock]')]
      for (const one of byClock) one.style.display = 'none'
      const text = element.innerText
      for (const one of byClock) one.style.display = ''
      return [text]
    }),
  )
}

/** The texts of the elements that the visitor's clock fills. */
async function textsOfClock(page: Page): Promise<string[]> {
  return page.locator('[data-visitor-clock]').allTextContents()
}
