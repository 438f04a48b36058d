import {gzipSync} from 'node:zlib'

import type {Page, Response} from '@playwright/test'

import {languageOf, pathTo} from '../../domain/language.ts'
import {publicRoutes} from '../../tests/support/page/routes.ts'
import {bootScriptBudget, scriptBudget} from '../../tests/support/page/script-budgets.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'

export const bytes: Part = {
  name: 'bytes',
  title: 'Bytes',
  method:
    'Everything that a first visit on a phone (390 x 844, two device pixels a pixel) fetches until four seconds after its script; scripts and HTML as `gzip -9` makes them, pictures after scrolling to the end.',
  run: async () => {
    const {browser, siteUrl} = await runningSite()
    const figures: Figure[] = []
    const ofHome = new Map<string, Set<string>>()
    for (const route of publicRoutes) {
      const page = await browser.newPage({
        viewport: {width: 390, height: 844},
        deviceScaleFactor: 2,
      })
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await visit(page, siteUrl + route)
      const scripts = new Set(urlsOf(responses, siteUrl))
      const home = pathTo('home', languageOf(route))
      const own = [...scripts].filter((script) => !ofHome.get(home)?.has(script))
      figures.push({
        what: `scripts of \`${route}\`${route === home ? '' : ` that \`${home}\` has not`}`,
        unit: 'kB',
        samples: [await gzipped(own)],
        target: {atMost: scriptBudget(route) / 1000},
        ...(route === '/' && {peers}),
      })
      if (route === home) ofHome.set(home, scripts)
      if (route === '/') figures.push(...(await homeParts(page, responses)))
      await page.close()
    }
    return figures
  },
}

const peers =
  'nextjs-clean 455, turbo-start 478, turbo-react-router 406, apex-limo 376, astro-clean 0'

async function visit(page: Page, url: string) {
  const entry = page.waitForResponse(/entry-browser/)
  await page.goto(url)
  await entry
  // Live events keep a connection open, so there is no idle network to wait for.
  await page.waitForTimeout(4000)
}

function urlsOf(responses: Response[], siteUrl: string): string[] {
  return responses
    .filter((response) => response.request().resourceType() === 'script')
    .map((response) => response.url())
    .filter((url) => url.startsWith(siteUrl))
}

async function homeParts(page: Page, responses: Response[]): Promise<Figure[]> {
  const html = await (await fetch(page.url())).text()
  const boot = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const hero = await page.evaluate(
    () => document.querySelector('h1')?.closest('section')?.querySelector('img')?.currentSrc,
  )
  const lastScreen = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < lastScreen; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(2000)
  const size = async (test: (response: Response) => boolean) => {
    const found = responses.filter((response) => test(response) && response.ok())
    const bodies = await Promise.all(found.map((response) => response.body()))
    return bodies.reduce((total, {length}) => total + length, 0) / 1000
  }
  const kind = (name: string) => (response: Response) => response.request().resourceType() === name
  return [
    {
      what: 'boot script, as it is',
      unit: 'kB',
      samples: [Buffer.byteLength(boot) / 1000],
      target: {atMost: bootScriptBudget / 1000},
    },
    {
      what: 'state of `/`',
      unit: 'kB',
      samples: [await gzipped(responses.map((response) => response.url()).filter(isState))],
    },
    {what: 'HTML of `/`', unit: 'kB', samples: [gzipSync(html, {level: 9}).length / 1000]},
    {what: 'fonts of `/`', unit: 'kB', samples: [await size(kind('font'))], target: {atMost: 50}},
    {
      what: 'pictures of `/`',
      unit: 'kB',
      samples: [await size(kind('image'))],
      target: {atMost: 400},
    },
    {
      what: 'its hero picture',
      unit: 'kB',
      samples: [await size((response) => response.url() === hero)],
      target: {atMost: 25},
    },
  ]
}

function isState(url: string): boolean {
  return url.includes('/assets/state-')
}

async function gzipped(urls: string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const content = await (await fetch(url)).arrayBuffer()
      return gzipSync(content, {level: 9}).length
    }),
  )
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
