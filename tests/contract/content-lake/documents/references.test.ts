import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

test('a document that others refer to strongly cannot be deleted', async () => {
  await client.create({_id: 'target', _type: 'tree'})
  await client.create({_id: 'source', _type: 'tree', deep: [{near: {_ref: 'target'}}]})
  await expect(client.delete('target')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining(
      'Document "target" cannot be deleted as there are references to it from "source"',
    ),
    details: {
      items: [{error: {type: 'documentHasExistingReferencesError', referencingIDs: ['source']}}],
    },
  })
  await client.patch('source').set({'deep[0].near._weak': true}).commit()
  await client.delete('target')
  expect(await client.getDocument('target')).toBeUndefined()
})

test('the source and target of a reference can be created and deleted in one transaction', async () => {
  await client
    .transaction()
    .create({_id: 'pair-a', _type: 'tree', near: {_ref: 'pair-b'}})
    .create({_id: 'pair-b', _type: 'tree', near: {_ref: 'pair-a'}})
    .commit()
  await client.transaction().delete('pair-a').delete('pair-b').commit()
  expect(await client.getDocuments(['pair-a', 'pair-b'])).toEqual([null, null])
})

test('a strong reference to a missing document is rejected, a weak one is not', async () => {
  const near = {_type: 'reference', _ref: 'not-there'}
  await expect(client.create({_type: 'tree', near})).rejects.toThrow(
    'references non-existent document "not-there"',
  )
  await client.create({_type: 'tree', near: {...near, _weak: true}})
})

test('a document that others refer to strongly keeps its type', async () => {
  await client.create({_id: 'typed', _type: 'tree'})
  await client.create({_id: 'typed-source', _type: 'tree', near: {_ref: 'typed'}})
  const replace = (type: string) => client.createOrReplace({_id: 'typed', _type: type})
  await expect(replace('bush')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining(
      'Document "typed" cannot change its type as there are references to it from "typed-source"',
    ),
  })
  await replace('tree')
  await client.delete('typed-source')
  await replace('bush')
})
