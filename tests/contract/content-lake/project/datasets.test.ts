import {readdir} from 'node:fs/promises'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {readEvents} from '../support/event-reader.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake

test('a dataset is created once and separate from others', async () => {
  const make = (name: string) => request(`/projects/localdev/datasets/${name}`, {method: 'PUT'})
  expect((await make('staging')).status).toBe(200)
  expect((await make('staging')).status).toBe(409)
  expect((await make('No%20Name')).status).toBe(400)
  const anonymous = `${lake.url}/v1/projects/localdev/datasets/mine`
  expect((await fetch(anonymous, {method: 'PUT'})).status).toBe(401)
  const staging = clientWith({dataset: 'staging'})
  await staging.create({_id: 'oak', _type: 'tree'})
  expect(await client.getDocument('oak')).toBeUndefined()
  const names = (await client.datasets.list()).map(({name}) => name)
  expect(names).toEqual(['production', 'staging'])
})

test('the client creates, edits and deletes a dataset', async () => {
  expect(await client.datasets.create('summer', {aclMode: 'public'})).toMatchObject({
    datasetName: 'summer',
  })
  await client.datasets.edit('summer', {aclMode: 'public'})
  await expect(client.datasets.edit('winter', {aclMode: 'public'})).rejects.toMatchObject({
    statusCode: 404,
  })
  await expect(client.datasets.create('hidden', {aclMode: 'private'})).rejects.toThrow(
    'The aclMode "private" of a dataset is not supported',
  )
  const summer = clientWith({dataset: 'summer'})
  await summer.create({_id: 'oak', _type: 'tree'})
  const live = await readEvents(`${lake.url}/v2025-02-19/data/live/events/summer`)
  await live.next()
  await client.datasets.delete('summer')
  await expect(live.next()).rejects.toThrow('The stream has ended')
  await expect(summer.fetch('*')).rejects.toMatchObject({statusCode: 404})
  await expect(client.datasets.delete('summer')).rejects.toMatchObject({statusCode: 404})
  const files = await readdir(path.join(lake.dataFolder, 'datasets'))
  expect(files.filter((name) => name.startsWith('summer'))).toEqual([])
  await client.datasets.create('summer')
  expect(await summer.fetch('count(*)')).toBe(0)
})

test('a list of datasets for comments holds none with content', async () => {
  const names = async (filter: string) => {
    const response = await request(`/projects/localdev/datasets?${filter}`)
    const found: {name: string}[] = await response.json()
    return found.map(({name}) => name)
  }
  expect(await names('datasetProfile=comments&addonFor=production')).toEqual([])
  expect(await names('datasetProfile=content')).toContain('production')
})
