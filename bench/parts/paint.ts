import type {Browser, Page} from '@playwright/test'

import type {Figure} from '../figure.ts'
import {mean, median} from '../figure.ts'
import type {Part} from '../part.ts'
import {serveRawSite} from '../raw-site.ts'
import {stage} from '../stage.ts'

const routes = ['/', '/services/hourly-service', '/careers', '/terms-of-service', '/reservation']
const rounds = 15

export const paint: Part = {
  name: 'paint',
  title: 'First view, beside the same page without scripts',
  method:
    'A phone (390 x 844) with the processor slowed four times, 1.6 Mbit/s and 150 ms of latency, interleaved with the same HTML, CSS and frame without any script. Blocking time is what tasks take beyond 50 ms each until four seconds after the load event. Of the page without scripts it is of two kinds, about 100 ms or about 400, as the browser lays it out in steps or at once; its median jumps between them from run to run, so means are compared as well.',
  run: async () => {
    const {browser, siteUrl} = await stage()
    const raw = await serveRawSite(siteUrl)
    const figures: Figure[] = []
    for (const route of routes) {
      const ours: Vitals[] = []
      const theirs: Vitals[] = []
      const sides = [
        {site: raw.url, vitals: theirs},
        {site: siteUrl, vitals: ours},
      ]
      for (let round = 0; round < rounds; round += 1) {
        // Each goes first in turn: what the browser clears away of one page takes from the next.
        for (const {site, vitals} of round % 2 ? sides.toReversed() : sides) {
          vitals.push(await measure(browser, site + route))
        }
      }
      const rawPaint = median(theirs.map(({paint}) => paint))
      const blocking = ours.map((vitals) => vitals.blocking)
      const rawBlocking = theirs.map((vitals) => vitals.blocking)
      figures.push(
        {
          what: `\`${route}\`: largest contentful paint`,
          unit: 'ms',
          samples: ours.map(({paint}) => paint),
          target: {atMost: rawPaint * 1.05},
          peers: `raw page ${Math.round(rawPaint)}`,
        },
        {
          what: `\`${route}\`: blocking time`,
          unit: 'ms',
          samples: blocking,
          target: {atMost: median(rawBlocking) + 50},
          peers: `raw page ${spread(rawBlocking)}`,
        },
        {
          what: `\`${route}\`: blocking time, mean`,
          unit: 'ms',
          samples: [mean(blocking)],
          target: {atMost: mean(rawBlocking) + 50},
          peers: `raw page ${Math.round(mean(rawBlocking))}`,
        },
        {
          what: `\`${route}\`: layout shift`,
          unit: '',
          samples: ours.map(({shift}) => shift),
          target: {atMost: 0},
        },
      )
    }
    await raw.stop()
    return figures
  },
}

function spread(samples: number[]): string {
  return `${Math.round(median(samples))}, ${Math.round(Math.min(...samples))}-${Math.round(Math.max(...samples))}`
}

type Vitals = {paint: number; blocking: number; shift: number}

async function measure(browser: Browser, url: string): Promise<Vitals> {
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
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4})
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
