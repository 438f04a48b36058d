import {setTimeout as wait} from 'node:timers/promises'

import type {LakeBehindConnection} from '../../tests/support/lake/lake-behind-connection.ts'
import {type HeapSize, heapSizes} from './heap-size.ts'
import type {OfficeWorker} from './office-worker.ts'
import type {OpenPages} from './open-pages.ts'
import {announcement} from './repeated-edits.ts'

/** Compares what is shown with what is published, and keeps what was wrong and how large pages were. */
export class Comparison {
  /** Publishes and accounts that are gone. */
  readonly lost = new Set<string>()
  /** Pages that showed something else. */
  readonly wrong: string[] = []
  /** Of each comparison, the sizes of the same pages. */
  readonly heaps = {pages: new Array<HeapSize[]>(), studios: new Array<HeapSize[]>()}
  readonly #lake: LakeBehindConnection
  readonly #pages: OpenPages
  readonly #workers: OfficeWorker[]

  constructor(lake: LakeBehindConnection, pages: OpenPages, workers: OfficeWorker[]) {
    this.#lake = lake
    this.#pages = pages
    this.#workers = workers
  }

  async compare(): Promise<void> {
    const announcements = this.#workers.flatMap(({edit, published}) =>
      edit.name === 'announcement' ? [announcement(0), ...published] : [],
    )
    this.wrong.push(...(await this.#pages.wrong(this.#lake.client, announcements)))
    await this.noteLostPublishes()
    this.heaps.pages.push(await this.#pages.heaps())
    this.heaps.studios.push(await heapSizes(this.#workers.map(({page}) => page)))
  }

  async noteLostPublishes(): Promise<void> {
    this.noteLost(await lostPublishes(this.#workers))
  }

  noteLost(found: string[]): void {
    for (const each of found) this.lost.add(each)
  }
}

/** What each has published last and is not there; the number in it may have grown meanwhile. */
async function lostPublishes(workers: OfficeWorker[]): Promise<string[]> {
  const lost: string[] = []
  for (const worker of workers) {
    const last = worker.published.at(-1)
    let now = await worker.read()
    for (let tries = 1; now === null && tries < 10; tries += 1) {
      await wait(1000)
      now = await worker.read()
    }
    if (last !== undefined && !(numberIn(now) >= numberIn(last))) {
      lost.push(`${worker.edit.name}: ${last} was published, and there is ${now}`)
    }
  }
  return lost
}

function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0])
}
