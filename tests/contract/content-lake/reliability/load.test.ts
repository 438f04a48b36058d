import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {forkLake} from '../../../support/lake/forked-lake.ts'
import {openLiveEventClients} from '../../../support/lake/live-event-clients.ts'

test('500 open pages receive an event for every change, and closed pages leave no connection open', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'load-'))
  const lake = await forkLake(dataFolder)
  onTestFinished(async () => {
    await lake.kill()
    await rm(dataFolder, {recursive: true, force: true})
  })
  const visitor = lake.client.withConfig({token: undefined, perspective: 'published'})
  await lake.client.create({_id: 'rates', _type: 'rates', price: 0})
  const {syncTags = []} = await visitor.fetch(
    '*[_id == "rates"].price',
    {},
    {filterResponse: false},
  )
  const before = await lake.connections()
  const clients = await openLiveEventClients(lake.url, 500, syncTags)
  expect(await lake.connections()).toBeGreaterThanOrEqual(500)

  for (let price = 1; price <= 20; price += 1) {
    await lake.client.patch('rates').set({price}).commit()
  }
  await clients.allReceived(20, 60_000)
  expect(new Set(clients.received())).toEqual(new Set([20]))

  clients.close()
  await expect.poll(() => lake.connections(), {timeout: 30_000}).toBeLessThanOrEqual(before + 5)
})
