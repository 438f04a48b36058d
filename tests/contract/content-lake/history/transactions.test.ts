import {applyPatch} from 'mendoza'
import {afterAll, expect, test} from 'vitest'

import {isObject, omit} from '../../../../emulators/json.ts'
import {startLakeWithHistory} from '../support/lake-with-history.ts'

const lake = await startLakeWithHistory()
afterAll(() => lake.stopAndDelete())
const {request} = lake

async function history(path: string): Promise<unknown> {
  const response = await request(`/data/history/production/${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function transactions(path: string) {
  const flags = path.includes('?') ? '&' : '?'
  const response = await request(
    `/data/history/production/transactions/${path}${flags}excludeContent=true`,
  )
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : {}
  })
}

test('the effects of each transaction lead from one state to the next and back', async () => {
  const all = await transactions('drafts.oak,oak?effectFormat=mendoza')
  expect(all.map(({id}) => id)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'])
  expect(all[2]).toMatchObject({
    author: 'local-user',
    timestamp: expect.any(String),
    documentIDs: expect.arrayContaining(['oak', 'drafts.oak']),
  })
  const revisions = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9']
  const states = await Promise.all(
    revisions.map(async (revision) => {
      const body = await history(`documents/oak,drafts.oak?revision=${revision}`)
      const found = isObject(body) && Array.isArray(body.documents) ? body.documents : []
      const document: unknown = found.find(({_id: id}: {_id: string}) => id === 'oak')
      return isObject(document) ? omit(document, '_rev') : null
    }),
  )
  let before: unknown = null
  for (const [index, {effects}] of all.entries()) {
    const oakEffects = isObject(effects) && isObject(effects.oak) ? effects.oak : {}
    const after = states[index]
    expect(patched(before, oakEffects.apply)).toEqual(after)
    expect(patched(after, oakEffects.revert)).toEqual(before)
    before = after
  }
})

function patched(state: unknown, patch: unknown): unknown {
  return Array.isArray(patch) ? applyPatch(state, patch) : state
}

test('transactions are listed for a range, in either order, and for the named documents only', async () => {
  const ids = async (query: string) => (await transactions(`oak?${query}`)).map(({id}) => id)
  expect(await ids('fromTransaction=t3&toTransaction=t7')).toEqual(['t3', 't6', 't7'])
  expect(await ids('reverse=true&limit=2')).toEqual(['t9', 't8'])
  expect(await ids('fromTransaction=')).toEqual(['t3', 't6', 't7', 't8', 't9'])
  const all = await request(
    '/data/history/production/transactions?reverse=true&limit=3&excludeContent=true',
  )
  const lines = (await all.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(['t9', 't8', 't7'])
  const [publish] = await transactions('oak?includeIdentifiedDocumentsOnly=true&limit=1')
  expect(publish).toMatchObject({documentIDs: ['oak']})
  expect(publish).not.toHaveProperty('effects')
})

test('transactions are listed for a time and for authors', async () => {
  const all = await transactions('oak')
  const [third, sixth] = [String(all[0]?.timestamp), String(all[1]?.timestamp)]
  const ids = async (query: string) => (await transactions(`oak?${query}`)).map(({id}) => id)
  expect(await ids(`toTime=${third}`)).toContain('t3')
  expect(await ids(`toTime=${third}`)).not.toContain('t9')
  expect(await ids(`fromTime=${sixth}`)).toEqual(expect.arrayContaining(['t6', 't9']))
  expect(await ids('toTime=2001-01-01T00:00:00Z')).toEqual([])
  expect(await ids('authors=local-user,somebody')).toHaveLength(5)
  expect(await ids('authors=somebody')).toEqual([])
})

test('a transaction that there is not limits no history', async () => {
  for (const limit of ['fromTransaction=t99', 'toTransaction=t99']) {
    const path = `/data/history/production/transactions/oak?excludeContent=true&${limit}`
    expect((await request(path)).status).toBe(404)
  }
})

test('the mutations of past transactions are refused by their name', async () => {
  const response = await request('/data/history/production/transactions/oak')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'A history without "excludeContent=true" is not supported by the local content lake',
  })
})
