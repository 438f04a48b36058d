import {setTimeout as wait} from 'node:timers/promises'

import type {Browser, Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {differencesOn} from '../../tests/support/page/published/differences.ts'
import {paths} from '../../tests/support/page/published/paths.ts'
import {openAndStartHydration} from '../../tests/support/page/start-hydration.ts'
import {type HeapSize, heapSizes} from './heap-size.ts'

/** Each page holds a stream of live events, and a browser opens six connections to a host at most. */
export const pagesPerVisitor = 5
/** How many visitors keep one page alone all the time, whose memory is measured. */
const restingVisitors = 10
const concurrency = 4
/** A page that still differs by then counts as wrong. */
const contentTimeoutMs = 90_000

/** Pages that visitors have open all the time. */
export class OpenPages {
  /** Errors that no code on a page caught. */
  readonly errors: string[] = []
  /** Visits that did not end on the page that was asked for. */
  readonly failedVisits: string[] = []
  readonly #moving: Page[] = []
  readonly #resting: Page[] = []

  static async open(browser: Browser, siteUrl: string, count: number): Promise<OpenPages> {
    const openPages = new OpenPages()
    const newVisitor = async (pages: number, list: Page[]) => {
      const context = await browser.newContext({baseURL: siteUrl, reducedMotion: 'reduce'})
      context.on('weberror', (error) => openPages.errors.push(error.error().message))
      for (let n = 0; n < pages; n += 1) {
        const page = await context.newPage()
        await openAndStartHydration(page, anyPath())
        list.push(page)
      }
    }
    const visitors = [
      ...Array.from({length: restingVisitors}, () => () => newVisitor(1, openPages.#resting)),
      ...Array.from(
        {length: (count - restingVisitors) / pagesPerVisitor},
        () => () => newVisitor(pagesPerVisitor, openPages.#moving),
      ),
    ]
    await forEachConcurrently(visitors, (visitor) => visitor())
    return openPages
  }

  get count(): number {
    return this.#moving.length + this.#resting.length
  }

  /** A visitor goes to another page, by a link where there is one. A visit while the site was away may fail. */
  async visit(wasAwaySince: (time: number) => boolean): Promise<void> {
    const began = Date.now()
    const page = this.#moving[Math.floor(Math.random() * this.#moving.length)]
    const path = anyPath()
    if (!page) return
    const link = page.locator(`a[href="${path}"]`).last()
    try {
      if ((await link.count()) === 0) await openAndStartHydration(page, path)
      else await link.evaluate((element: HTMLAnchorElement) => element.click())
      await page.waitForURL((url) => url.pathname === path)
    } catch (error) {
      if (!wasAwaySince(began)) this.failedVisits.push(`${path}: ${String(error)}`)
      await wait(10_000)
      await openAndStartHydration(page, path).catch(() => {})
    }
  }

  /** The pages that do not show what is published, each with what differs. */
  async wrong(client: SanityClient, announcements: string[]): Promise<string[]> {
    const found: string[] = []
    const end = Date.now() + contentTimeoutMs
    await forEachConcurrently([...this.#moving, ...this.#resting], async (page) => {
      for (;;) {
        const differences = await differencesOn(page, client, announcements).catch(
          (error: unknown) => [String(error)],
        )
        if (differences.length === 0) return
        if (Date.now() > end) {
          found.push(`${page.url()}: ${differences.join(', ')}`)
          return
        }
        await wait(1000)
      }
    })
    return found
  }

  /** What each page that never moves on holds. */
  heaps(): Promise<HeapSize[]> {
    return heapSizes(this.#resting)
  }
}

function anyPath() {
  return paths[Math.floor(Math.random() * paths.length)] ?? '/'
}

async function forEachConcurrently<Item>(items: Item[], act: (item: Item) => Promise<void>) {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await act(item)
  }
  await Promise.all(Array.from({length: concurrency}, worker))
}
