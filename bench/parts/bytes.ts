import {gzipSync} from 'node:zlib'

import type {Page} from '@playwright/test'

import {publicRoutes} from '../../tests/support/routes.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {stage} from '../stage.ts'

export const bytes: Part = {
  name: 'bytes',
  title: 'Bytes',
  method:
    'Everything that a first visit fetches until nothing more comes, without a touch of the page; scripts as `gzip -9` makes them.',
  run: async () => {
    const {browser, siteUrl} = await stage()
    const figures: Figure[] = []
    let shared = new Set<string>()
    for (const route of publicRoutes) {
      const page = await browser.newPage({viewport: {width: 390, height: 844}})
      const scripts = await fetchedScripts(page, siteUrl + route)
      const size = await gzipped([...scripts])
      const own = await gzipped([...scripts].filter((script) => !shared.has(script)))
      if (route === '/') {
        shared = scripts
        figures.push({
          what: 'scripts of `/`',
          unit: 'kB',
          samples: [size],
          target: {atMost: 104},
          peers:
            'nextjs-clean 455, turbo-start 478, turbo-react-router 406, apex-limo 376, astro-clean 0',
        })
        figures.push(...(await homeParts(page)))
      } else {
        figures.push({
          what: `scripts of \`${route}\` that \`/\` has not`,
          unit: 'kB',
          samples: [own],
          target: {atMost: route === '/auth' ? 65 : 8},
        })
      }
      await page.close()
    }
    return figures
  },
}

/** Addresses of the scripts of a first visit, once the page is idle. */
async function fetchedScripts(page: Page, url: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      const {origin, pathname} = new URL(request.url())
      if (origin === new URL(url).origin) scripts.add(origin + pathname)
    }
  })
  await page.goto(url)
  await page.waitForRequest(/entry-browser/, {timeout: 10_000}).catch(() => {})
  // Live events keep a connection open, so there is no idle network to wait for.
  await page.waitForTimeout(4000)
  return scripts
}

async function homeParts(page: Page): Promise<Figure[]> {
  const html = await (await fetch(page.url())).text()
  const boot = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const sizes = await page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const sum = (test: RegExp) =>
      entries
        .filter(({name}) => test.test(name))
        .reduce((total, {encodedBodySize}) => total + encodedBodySize, 0)
    const hero = document.querySelector('h1')?.closest('section')?.querySelector('img')?.currentSrc
    return {
      pictures: sum(/\/images\/|\.(avif|webp|jpg|png)/),
      hero: entries.find(({name}) => name === hero)?.encodedBodySize ?? 0,
      fonts: sum(/\.woff2/),
    }
  })
  return [
    {
      what: 'boot script, as it is',
      unit: 'kB',
      samples: [boot.length / 1000],
      target: {atMost: 1.5},
    },
    {what: 'HTML of `/`', unit: 'kB', samples: [gzipSync(html, {level: 9}).length / 1000]},
    {
      what: 'fonts of `/`, preloaded',
      unit: 'kB',
      samples: [sizes.fonts / 1000],
      target: {atMost: 50},
    },
    {
      what: 'pictures of `/` on a phone before scrolling',
      unit: 'kB',
      samples: [sizes.pictures / 1000],
      target: {atMost: 400},
    },
    {
      what: 'hero picture of `/` on a phone',
      unit: 'kB',
      samples: [sizes.hero / 1000],
      target: {atMost: 25},
    },
  ]
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
