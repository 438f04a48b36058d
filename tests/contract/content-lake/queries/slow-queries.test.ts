import {afterAll, expect, onTestFinished, test} from 'vitest'

import type {WorkerRequest} from '../../../../emulators/content-lake/groq/query-worker.ts'
import {SlowQueryQueue} from '../../../../emulators/content-lake/groq/slow-query-queue.ts'
import {type ContentLakeOptions, defaultLimits} from '../../../../emulators/content-lake/options.ts'
import {type RunningLake, startLake, token} from '../../../support/lake/running-lake.ts'
import {readEvents} from '../support/event-reader.ts'

const lake = await lakeWithNumbers()
afterAll(() => lake.stopAndDelete())
const {client} = lake

async function lakeWithNumbers(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
  const started = await startLake(options)
  const transaction = started.client.transaction()
  for (let number = 0; number < 300; number += 1) {
    transaction.create({_id: `n${String(number).padStart(3, '0')}`, _type: 'number', number})
  }
  await transaction.commit()
  return started
}

const endless = 'count(*[count(*[count(*[number > ^.number && number > ^.^.number]) > 0]) > 0])'

test('a query that takes too long is stopped with an error while others still run [LAKE-5]', async () => {
  expect(defaultLimits.slowQuery).toBe(5000)
  const own = await lakeWithNumbers({limits: {slowQuery: 1000}})
  onTestFinished(() => own.stopAndDelete())
  let isOver = false
  const stopped = own.client.fetch(endless).finally(() => (isOver = true))
  const rejection = stopped.catch((error: unknown) => error)
  let answeredMeanwhile = 0
  while (!isOver) {
    expect(await own.client.fetch('count(*)')).toBe(300)
    if (!isOver) answeredMeanwhile += 1
  }
  expect(await rejection).toMatchObject({
    statusCode: 504,
    message: expect.stringContaining('The query was stopped: it took longer than 1 s'),
  })
  expect(answeredMeanwhile).toBeGreaterThan(2)
})

const slow = 'count(*[count(*[number > ^.number]) > -1 && count(*[number < ^.number]) > -1])'
const padded = `${slow} + count(*[count(*[number > ^.number]) > -1]) * 0`

test('a slow query that ends in time reads the current documents', async () => {
  expect(await client.fetch(padded)).toBe(300)
  await client.createOrReplace({_id: 'n300', _type: 'number', number: 300})
  expect(await client.fetch(padded)).toBe(301)
  await client.delete('n300')
  expect(await client.fetch(padded)).toBe(300)
})

test('the events of published changes do not wait for slow queries on drafts', async () => {
  const withTags = {filterResponse: false} as const
  const slowest = Array.from({length: 5}, () => padded).join(' + ')
  const drafts = await lake.clientWith({perspective: 'drafts'}).fetch(slowest, {}, withTags)
  const visitor = lake.clientWith({token: undefined, perspective: 'published'})
  const published = await visitor.fetch('*[_id == "n000"][0].number', {}, withTags)
  const events = await readEvents(
    `${lake.url}/v2025-02-19/data/live/events/production?includeDrafts=true`,
    {headers: {authorization: `Bearer ${token}`}},
  )
  onTestFinished(() => events.close())
  expect(await events.next()).toMatchObject({name: 'welcome'})

  onTestFinished(async () => void (await client.delete('drafts.n300')))
  await Promise.all([
    client.create({_id: 'drafts.n300', _type: 'number', number: 300}),
    client.patch('n000').set({number: -1}).commit(),
  ])
  expect(await events.next()).toMatchObject({data: {tags: published.syncTags}})
  expect(await events.next()).toMatchObject({data: {tags: drafts.syncTags}})
})

test('queries wait while another one runs, and run after one was stopped', async () => {
  const slowQueries = new SlowQueryQueue({timeLimit: 300})
  const first = slowQueries.run(workerRequest(endless))
  const second = slowQueries.run(workerRequest('count(*)'))
  await expect(first).rejects.toMatchObject({status: 504})
  await expect(second).resolves.toMatchObject({result: {result: '300'}})
  await expect(slowQueries.run(workerRequest('no::such()'))).rejects.toMatchObject({status: 400})
  slowQueries.close()
})

test('a query that takes too much memory is stopped, and later ones still run [LAKE-5]', async () => {
  const slowQueries = new SlowQueryQueue({timeLimit: 120_000, memory: 48})
  const large = slowQueries.run(workerRequest('*{"a": *{"b": *{...}}}'))
  await expect(large).rejects.toMatchObject({
    status: 504,
    message: expect.stringContaining('memory'),
  })
  await expect(slowQueries.run(workerRequest('count(*)'))).resolves.toMatchObject({
    result: {result: '300'},
  })
  slowQueries.close()
})

test('a listener whose query takes too long is stopped with an error', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? '1' : `count([1,2,3,4,5,6,7,8,9,10,11,12][${nested(depth - 1)} > 0])`
  const ended = new Promise<unknown>((_, reject) => {
    client.listen(`*[${nested(8)} > 0]`, {}, {events: ['welcome', 'mutation']}).subscribe({
      next: (event) => {
        if (event.type === 'welcome') void client.create({_type: 'number', number: -1})
      },
      error: reject,
    })
  })
  await expect(ended).rejects.toThrow('The listener was stopped: its query took too long')
})

function workerRequest(query: string): WorkerRequest {
  return {
    file: `${lake.dataFolder}/datasets/production.sqlite`,
    dataset: {projectId: 'localdev', dataset: 'production'},
    request: {
      query,
      params: {},
      perspective: 'raw',
      signedIn: true,
      identity: 'someone',
      sourceMap: false,
    },
  }
}
