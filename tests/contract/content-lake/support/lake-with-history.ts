import {vi} from 'vitest'

import {type RunningLake, startLake} from '../../../support/lake/running-lake.ts'

/** A lake with the document `oak`, whose nine transactions t1 to t9 hold every event that the Studio knows. */
export async function startLakeWithHistory(): Promise<RunningLake> {
  const lake = await startLake()
  const {client} = lake
  const tree = {_id: 'oak', _type: 'tree', title: 'Oak'}
  const commit = (id: string, mutations: Parameters<typeof client.mutate>[0]) =>
    client.mutate(mutations, {transactionId: id})

  await commit('t1', [{create: {...tree, _id: 'drafts.oak'}}])
  await commit('t2', [{patch: {id: 'drafts.oak', set: {title: 'Old oak'}}}])
  await client.action(
    {actionType: 'sanity.action.document.publish', draftId: 'drafts.oak', publishedId: 'oak'},
    {transactionId: 't3'},
  )
  await client.action(
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.oak',
      publishedId: 'oak',
      patch: {set: {title: 'Ancient oak'}},
    },
    {transactionId: 't4'},
  )
  // What stood there at the time of t4 can be asked for only while t5 has another time.
  const edited = await client.getDocument('drafts.oak')
  await vi.waitUntil(() => Date.now() > Date.parse(edited?._updatedAt ?? ''))
  await client.action(
    {actionType: 'sanity.action.document.discard', draftId: 'drafts.oak'},
    {transactionId: 't5'},
  )
  await client.action(
    {actionType: 'sanity.action.document.unpublish', draftId: 'drafts.oak', publishedId: 'oak'},
    {transactionId: 't6'},
  )
  await commit('t7', [{createOrReplace: {...tree, title: 'Oak again'}}])
  await commit('t8', [{patch: {id: 'oak', set: {title: 'Oak once more'}}}])
  await client.action(
    {
      actionType: 'sanity.action.document.delete',
      publishedId: 'oak',
      includeDrafts: ['drafts.oak'],
    },
    {transactionId: 't9'},
  )
  return lake
}
