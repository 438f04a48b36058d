import {expect, onTestFinished, test} from 'vitest'

import {defaultLimits} from '../../../../emulators/content-lake/options.ts'
import {startLake} from '../../../support/lake/running-lake.ts'
import {readEvents} from '../support/event-reader.ts'

test('only the queries that were run last keep their tags, a thousand of them by default', async () => {
  expect(defaultLimits.taggedQueries).toBe(1000)
  const limit = 20
  const lake = await startLake({limits: {taggedQueries: limit}})
  onTestFinished(() => lake.stopAndDelete())
  await lake.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
  const visitor = lake.clientWith({token: undefined, perspective: 'published'})
  const tagOf = async (n: number) => {
    const query = `*[_id == "oak"][0]{title, "n": ${n}}`
    const {syncTags = []} = await visitor.fetch(query, {}, {filterResponse: false})
    return syncTags[0] ?? ''
  }
  const [first, second] = [await tagOf(0), await tagOf(1)]
  for (let n = 2; n <= limit; n += 1) await tagOf(n)
  const events = await readEvents(`${lake.url}/v2025-02-19/data/live/events/production`)
  onTestFinished(() => events.close())
  await events.next()
  await lake.client.patch('oak').set({title: 'Old oak'}).commit()
  const received = new Set<unknown>()
  while (received.size < limit) {
    const {data} = await events.next()
    if (typeof data === 'object' && data && 'tags' in data && Array.isArray(data.tags)) {
      for (const tag of data.tags) received.add(tag)
    }
  }
  expect(received.has(second)).toBe(true)
  expect(received.has(first)).toBe(false)
})

test('the event of a quick query does not wait for one that takes long', async () => {
  const lake = await startLake()
  onTestFinished(() => lake.stopAndDelete())
  const transaction = lake.client.transaction()
  for (let n = 0; n < 500; n += 1) {
    transaction.create({_id: `tree-${n}`, _type: 'tree', title: `Tree ${n}`})
  }
  await transaction.commit()
  const visitor = lake.clientWith({token: undefined, perspective: 'published'})
  const tagOf = async (query: string) => {
    const {syncTags = []} = await visitor.fetch(query, {}, {filterResponse: false})
    return syncTags[0]
  }
  const quick = await tagOf('*[_id == "tree-0"][0].title')
  // Each tree looks at all trees.
  const long = await tagOf(
    '*[_type == "tree"]{title, "before": count(*[_type == "tree" && title < ^.title])}',
  )
  const events = await readEvents(`${lake.url}/v2025-02-19/data/live/events/production`)
  onTestFinished(() => events.close())
  await events.next()
  let received: unknown[] = []
  // A query counts as quick by the time that it took before, which a busy machine may have stretched.
  for (let round = 0; round < 10 && received[0] !== quick; round += 1) {
    received = []
    await lake.client
      .patch('tree-0')
      .set({title: `Oak ${round}`})
      .commit()
    while (received.length < 2) {
      const {data} = await events.next()
      if (typeof data === 'object' && data && 'tags' in data && Array.isArray(data.tags)) {
        received.push(...data.tags)
      }
    }
  }
  expect(received).toEqual([quick, long])
})
