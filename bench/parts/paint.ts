import type {Browser, Page} from '@playwright/test'

import {type Figure, median} from '../figure.ts'
import type {Part} from '../part.ts'
import {serveRawSite} from '../raw-site.ts'
import {runningSite} from '../running-site.ts'

/** One page of each kind; the others are made of the same sections. */
const routes = [
  '/',
  '/es',
  '/services/hourly-service',
  '/airports/mia',
  '/careers',
  '/terms-of-service',
  '/reservation',
]

export const paint: Part = {
  name: 'paint',
  title: 'First view, beside the same page without scripts',
  method:
    'A phone (390 x 844), 1.6 Mbit/s and 150 ms of latency, in a tab that has been open for a second, interleaved with the same HTML, CSS and frame without any script. Blocking time is what tasks take beyond 50 ms each until four seconds after the load event, with the processor slowed four times. The largest paint is held to its target with the processor as it is: slowed, the same page differs from visit to visit by far more than 5 %, because the slowing multiplies what the machine does beside it; both are here.',
  run: compareRoutes,
}

async function compareRoutes(): Promise<Figure[]> {
  const {browser, siteUrl} = await runningSite()
  const raw = await serveRawSite(siteUrl)
  const figures: Figure[] = []
  for (const route of routes) {
    const visits = {ours: siteUrl + route, raw: raw.url + route}
    const asItIs = await compare(browser, visits, {slowdown: 1, rounds: 5})
    const slowed = await compare(browser, visits, {slowdown: 4, rounds: 7})
    const rawPaint = asItIs.raw.map(({paint}) => paint)
    const rawBlocking = slowed.raw.map(({blocking}) => blocking)
    figures.push(
      {
        what: `\`${route}\`: largest contentful paint`,
        unit: 'ms',
        samples: asItIs.ours.map(({paint}) => paint),
        target: {atMost: median(rawPaint) * 1.05},
        peers: `raw page ${spread(rawPaint)}`,
      },
      {
        what: `\`${route}\`: the same, processor slowed four times`,
        unit: 'ms',
        samples: slowed.ours.map(({paint}) => paint),
        peers: `raw page ${spread(slowed.raw.map(({paint}) => paint))}`,
      },
      {
        what: `\`${route}\`: blocking time`,
        unit: 'ms',
        samples: slowed.ours.map(({blocking}) => blocking),
        target: {atMost: median(rawBlocking) + 50},
        peers: `raw page ${spread(rawBlocking)}`,
      },
      {
        what: `\`${route}\`: layout shift`,
        unit: '',
        samples: [...asItIs.ours, ...slowed.ours].map(({shift}) => shift),
        target: {atMost: 0},
      },
    )
  }
  await raw.stop()
  return figures
}

type Sides<Value> = {raw: Value; ours: Value}

/** Visits both sides as many times as there are rounds. */
async function compare(
  browser: Browser,
  url: Sides<string>,
  {slowdown, rounds}: {slowdown: number; rounds: number},
): Promise<Sides<Vitals[]>> {
  const vitals: Sides<Vitals[]> = {raw: [], ours: []}
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first in turn: what the browser clears away of one page takes from the next.
    for (const side of round % 2 ? (['ours', 'raw'] as const) : (['raw', 'ours'] as const)) {
      vitals[side].push(await measure(browser, url[side], slowdown))
    }
  }
  return vitals
}

function spread(samples: number[]): string {
  return `${Math.round(median(samples))}, ${Math.round(Math.min(...samples))}-${Math.round(Math.max(...samples))}`
}

type Vitals = {paint: number; blocking: number; shift: number}

async function measure(browser: Browser, url: string, slowdown: number): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
  // A tab that has just been opened is still starting, and takes from the page as much as it likes.
  await page.waitForTimeout(1000)
  await page.goto(url, {waitUntil: 'load'})
  await page.waitForTimeout(4000)
  const vitals = await read(page)
  await context.close()
  return vitals
}

/** From what the browser itself keeps: a script put into the page would run in the frame's empty document as well. */
async function read(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({type, buffered: true})
      return observer.takeRecords()
    }
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    return {
      paint: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      blocking: sum(entries('longtask').map(({duration}) => Math.max(0, duration - 50))),
      shift: sum(entries('layout-shift').map((entry) => Number(Reflect.get(entry, 'value')))),
    }
  })
}
