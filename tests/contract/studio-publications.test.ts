import {afterAll, beforeEach, expect, test} from 'vitest'

import {readPublications} from '../../studio/start/publications.ts'
import {startLake} from './content-lake/support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

// A deleted document keeps its history, so each test has documents of its own.
beforeEach(() => client.delete({query: '*[_type == "vehicle"]'}))

test('the last publishes come newest first, with their author', async () => {
  await publish('oak')
  await publish('elm')
  const [last, before, ...others] = await lastPublications()
  expect([last?.documentId, before?.documentId]).toEqual(['elm', 'oak'])
  expect(last?.author).toBe('local-user')
  expect(others).toEqual([])
})

test('changes without a publish do not push out the last publishes', async () => {
  await publish('maple')
  for (const id of ['ash', 'fir', 'yew', 'bay', 'box']) await change(id)
  expect((await lastPublications()).map(({documentId}) => documentId)).toEqual(['maple'])
})

test('no more than asked for are read, even of one document that was published more often', async () => {
  for (const id of ['pine', 'cedar', 'cedar', 'cedar']) await publish(id)
  expect((await lastPublications()).map(({documentId}) => documentId)).toEqual(['cedar', 'cedar'])
})

async function lastPublications() {
  const changed = await client.fetch<{_id: string; _updatedAt: string}[]>(
    '*[_type == "vehicle" && !(_id in path("drafts.**"))] | order(_updatedAt desc){_id, _updatedAt}',
  )
  return readPublications(client, changed, 2)
}

async function change(id: string) {
  await client.createOrReplace({_id: id, _type: 'vehicle'})
}

async function publish(id: string) {
  await client.createOrReplace({_id: `drafts.${id}`, _type: 'vehicle'})
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })
}
