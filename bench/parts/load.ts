import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

import {forkLake} from '../../tests/support/lake/forked-lake.ts'
import {openLiveEventClients} from '../../tests/support/lake/live-event-clients.ts'
import {contentRoutes} from '../../tests/support/page/routes.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'

const listeners = 500
const changesPerMinute = 100
const minutes = 10

export const load: Part = {
  name: 'load',
  title: 'Under load',
  method: `${listeners} listeners of live events and ${changesPerMinute} published changes a minute for ${minutes} minutes, while eight visitors read one page after the other of the built site. Memory is what stays after a garbage collection; it is compared after the second minute, when the engine has taken what it works with, and the last.`,
  run: async () => {
    const {siteUrl} = await runningSite()
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-load-'))
    const lake = await forkLake(dataFolder)
    await lake.client.create({_id: 'rates', _type: 'rates', price: 0})
    const visitor = lake.client.withConfig({token: undefined, perspective: 'published'})
    const {syncTags = []} = await visitor.fetch(
      '*[_id == "rates"].price',
      {},
      {filterResponse: false},
    )
    const idle = await lake.connections()
    const clients = await openLiveEventClients(lake.url, listeners, syncTags)
    const reading = new AbortController()
    const visits = Array.from({length: 8}, (_, n) => readPages(siteUrl, n, reading.signal))

    const latencies: number[] = []
    let early = 0
    const changes = changesPerMinute * minutes
    const began = performance.now()
    for (let change = 1; change <= changes; change += 1) {
      await wait(Math.max(0, began + (change * 60_000) / changesPerMinute - performance.now()))
      const asked = performance.now()
      await lake.client.patch('rates').set({price: change}).commit()
      await clients.allReceived(change, 30_000)
      latencies.push(performance.now() - asked)
      if (change === 2 * changesPerMinute) early = await lake.memory()
    }
    const growth = ((await lake.memory()) / early - 1) * 100
    reading.abort()
    const pages = (await Promise.all(visits)).flat()
    clients.close()
    await wait(2000)
    const left = (await lake.connections()) - idle
    await lake.kill()
    await rm(dataFolder, {recursive: true, force: true})
    return [
      {
        what: 'changes that every listener received, once',
        unit: '',
        samples: [clients.received().every((received) => received === changes) ? changes : 0],
        target: {atLeast: changes},
      },
      {what: 'from the change to the last listener', unit: 'ms', samples: latencies},
      {what: 'growth of memory', unit: '%', samples: [growth], target: {atMost: 10}},
      {
        what: 'connections left after all have gone',
        unit: '',
        samples: [left],
        target: {atMost: 5},
      },
      {what: 'pages read meanwhile', unit: '', samples: [pages.length]},
      {what: 'time to read a page', unit: 'ms', samples: pages},
    ]
  },
}

/** Reads one page after the other; the milliseconds that each took. A page that fails ends the benchmark. */
async function readPages(siteUrl: string, first: number, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let n = first; !signal.aborted; n += 1) {
    const route = contentRoutes[n % contentRoutes.length] ?? '/'
    const asked = performance.now()
    const response = await fetch(siteUrl + route)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${route} was answered ${response.status} under load.`)
    times.push(performance.now() - asked)
    await wait(50)
  }
  return times
}
