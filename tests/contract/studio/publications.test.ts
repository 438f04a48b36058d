import {afterAll, beforeEach, expect, test} from 'vitest'

import {publishTogether} from '../../../studio/publish-drafts/publish-together.ts'
import {readPublications} from '../../../studio/start/last-published/publications.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

// A deleted document keeps its history, so each test has documents of its own.
beforeEach(() => client.delete({query: '*[_type == "vehicle"]'}))

test('the last publishes come newest first, with their author', async () => {
  await publish('oak')
  await publish('elm')
  const [last, before, ...others] = await lastPublications()
  expect([last?.documentIds, before?.documentIds]).toEqual([['elm'], ['oak']])
  expect(last?.author).toBe('local-user')
  expect(others).toEqual([])
})

test('changes without a publish do not push out the last publishes', async () => {
  await publish('maple')
  for (const id of ['ash', 'fir', 'yew', 'bay', 'box']) await change(id)
  expect((await lastPublications()).flatMap(({documentIds}) => documentIds)).toEqual(['maple'])
})

test('no more than asked for are read, even of one document that was published more often', async () => {
  for (const id of ['pine', 'cedar', 'cedar', 'cedar']) await publish(id)
  expect((await lastPublications()).map(({documentIds}) => documentIds)).toEqual([
    ['cedar'],
    ['cedar'],
  ])
})

test('what was published together is one publish, however many documents it has', async () => {
  await publish('rowan')
  const ids = ['alder', 'aspen', 'beech', 'birch', 'hazel']
  const drafts = await Promise.all(
    ids.map((id) => client.createOrReplace({_id: `drafts.${id}`, _type: 'vehicle'})),
  )
  const seen = drafts.map((draft, index) => ({id: ids[index] ?? '', draft, published: null}))
  expect(await publishTogether(client, seen)).toEqual([])
  const publications = await lastPublications()
  expect(publications.map(({documentIds}) => documentIds.toSorted())).toEqual([ids, ['rowan']])
})

test('nothing is published together once somebody has changed one of the drafts [PUBLISH-5]', async () => {
  const ids = ['larch', 'linden']
  const drafts = await Promise.all(
    ids.map((id) => client.createOrReplace({_id: `drafts.${id}`, _type: 'vehicle'})),
  )
  const seen = drafts.map((draft, index) => ({id: ids[index] ?? '', draft, published: null}))
  await client.patch('drafts.linden').set({name: 'Written meanwhile'}).commit()
  expect(await publishTogether(client, seen)).toEqual(['linden'])
  expect(await client.getDocuments(ids)).toEqual([null, null])
})

test('a draft that changes between the check and the publish keeps all of them from being published [PUBLISH-5]', async () => {
  const ids = ['pear', 'plum']
  const drafts = await Promise.all(
    ids.map((id) => client.createOrReplace({_id: `drafts.${id}`, _type: 'vehicle'})),
  )
  const seen = drafts.map((draft, index) => ({id: ids[index] ?? '', draft, published: null}))
  const raced = client.withConfig({
    resolveFetch: () => async (url, init) => {
      if (url.includes('/data/actions/')) {
        await client.patch('drafts.pear').set({name: 'Written meanwhile'}).commit()
      }
      return fetch(url, init)
    },
  })
  expect(await publishTogether(raced, seen)).toEqual(['pear'])
  expect(await client.getDocuments(ids)).toEqual([null, null])
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
