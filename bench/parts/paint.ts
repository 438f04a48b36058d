import type {Browser, Page} from '@playwright/test'

import type {Figure} from '../figure.ts'
import {median} from '../figure.ts'
import type {Part} from '../part.ts'
import {serveRawSite} from '../raw-site.ts'
import {stage} from '../stage.ts'

const routes = ['/', '/services/hourly-service', '/careers', '/terms-of-service', '/reservation']
const rounds = 11

export const paint: Part = {
  name: 'paint',
  title: 'First view, beside the same page without scripts',
  method:
    'A phone (390 x 844) with the processor slowed four times, 1.6 Mbit/s and 150 ms of latency, interleaved with the same HTML, CSS and frame without any script. Blocking time is what tasks take beyond 50 ms each until four seconds after the load event.',
  run: async () => {
    const {browser, siteUrl} = await stage()
    const raw = await serveRawSite(siteUrl)
    const figures: Figure[] = []
    for (const route of routes) {
      const runs: {ours: Vitals; theirs: Vitals}[] = []
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await measure(browser, raw.url + route)
        runs.push({ours: await measure(browser, siteUrl + route), theirs})
      }
      const rawPaint = median(runs.map(({theirs}) => theirs.paint))
      const rawBlocking = median(runs.map(({theirs}) => theirs.blocking))
      figures.push(
        {
          what: `\`${route}\`: largest contentful paint`,
          unit: 'ms',
          samples: runs.map(({ours}) => ours.paint),
          target: {atMost: rawPaint * 1.05},
          peers: `raw page ${Math.round(rawPaint)}`,
        },
        {
          what: `\`${route}\`: blocking time`,
          unit: 'ms',
          samples: runs.map(({ours}) => ours.blocking),
          target: {atMost: rawBlocking + 50},
          peers: `raw page ${Math.round(rawBlocking)}`,
        },
        {
          what: `\`${route}\`: layout shift`,
          unit: '',
          samples: runs.map(({ours}) => ours.shift),
          target: {atMost: 0},
        },
      )
    }
    await raw.stop()
    return figures
  },
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
  await page.addInitScript(observe)
  await page.goto(url, {waitUntil: 'load'})
  await page.waitForTimeout(4000)
  const vitals = await read(page)
  await context.close()
  return vitals
}

/** Runs in the page before anything else; what it finds stands on the window. */
function observe() {
  const vitals = {paint: 0, blocking: 0, shift: 0}
  Object.assign(window, {vitals})
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => {
    vitals.paint = entry.startTime
  })
  watch('longtask', (entry) => {
    vitals.blocking += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && !Reflect.get(entry, 'hadRecentInput')) {
      vitals.shift += Number(entry.value)
    }
  })
}

async function read(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const vitals: unknown = Reflect.get(window, 'vitals')
    const number = (name: string) =>
      typeof vitals === 'object' && vitals ? Number(Reflect.get(vitals, name)) : Number.NaN
    return {paint: number('paint'), blocking: number('blocking'), shift: number('shift')}
  })
}
