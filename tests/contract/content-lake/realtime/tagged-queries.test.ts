import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {createContentLake} from '../../../../emulators/content-lake/app.ts'
import {readEvents} from '../support/event-reader.ts'

test('only the last 1,000 queries keep their tags', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'content-lake-'))
  onTestFinished(() => rm(dataFolder, {recursive: true, force: true}))
  const lake = createContentLake({dataFolder, token: 'test-token'})
  onTestFinished(() => lake.close())
  // Without a network, which is not what is tested, a thousand queries take a second.
  const request = async (address: string, init?: RequestInit) =>
    lake.fetch(new Request(`http://localhost/v2025-02-19/data${address}`, init))
  const mutate = async (mutation: object) => {
    const headers = {authorization: 'Bearer test-token'}
    const body = JSON.stringify({mutations: [mutation]})
    const response = await request('/mutate/production', {method: 'POST', headers, body})
    expect(response.status).toBe(200)
  }
  const tagOf = async (n: number) => {
    const query = encodeURIComponent(`*[_id == "oak"][0]{title, "n": ${n}}`)
    const response = await request(`/query/production?query=${query}`)
    const {syncTags}: {syncTags: string[]} = await response.json()
    return syncTags[0] ?? ''
  }
  await mutate({create: {_id: 'oak', _type: 'tree', title: 'Oak'}})
  const [first, second] = [await tagOf(0), await tagOf(1)]
  for (let n = 2; n <= 1000; n += 1) await tagOf(n)
  const events = await readEvents('/live/events/production', {}, request)
  onTestFinished(() => events.close())
  await events.next()
  await mutate({patch: {id: 'oak', set: {title: 'Old oak'}}})
  const received = new Set<unknown>()
  while (received.size < 1000) {
    const {data} = await events.next()
    if (typeof data === 'object' && data && 'tags' in data && Array.isArray(data.tags)) {
      for (const tag of data.tags) received.add(tag)
    }
  }
  expect(received.has(second)).toBe(true)
  expect(received.has(first)).toBe(false)
})
