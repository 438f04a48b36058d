import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

test('a created document gets an id, timestamps and the revision of its transaction', async () => {
  const created = await client.create({_type: 'tree', title: 'Oak'})
  expect(created._id).toMatch(/^\w{20,}$/)
  expect(created._createdAt).toBe(created._updatedAt)
  expect(Date.now() - Date.parse(created._createdAt)).toBeLessThan(60_000)
  expect(await client.getDocument(created._id)).toEqual(created)
  await client
    .transaction()
    .patch(created._id, {set: {n: 1}})
    .transactionId('tx-patched')
    .commit()
  expect(await client.getDocument(created._id)).toMatchObject({_rev: 'tx-patched', n: 1})
})

test('an id that ends in a dot is completed', async () => {
  const created = await client.create({_id: 'drafts.', _type: 'tree'})
  expect(created._id).toMatch(/^drafts\.\w{20,}$/)
})

test('creating a document that exists is a conflict, and nothing of the transaction is stored', async () => {
  await client.create({_id: 'taken', _type: 'tree'})
  const transaction = client
    .transaction()
    .create({_id: 'taken-too', _type: 'tree'})
    .create({_id: 'taken', _type: 'tree'})
  await expect(transaction.commit()).rejects.toMatchObject({
    statusCode: 409,
    details: {
      type: 'mutationError',
      items: [
        {
          index: 1,
          error: {
            type: 'documentAlreadyExistsError',
            id: 'taken',
            description: 'Document by ID "taken" already exists',
          },
        },
      ],
    },
  })
  expect(await client.getDocument('taken-too')).toBeUndefined()
})

test('createIfNotExists keeps an existing document, and createOrReplace replaces all of it but _createdAt', async () => {
  const first = await client.create({_id: 'kept', _type: 'tree', title: 'First'})
  expect(await client.createIfNotExists({_id: 'kept', _type: 'tree', title: 'Second'})).toEqual(
    first,
  )
  const replaced = await client.createOrReplace({_id: 'kept', _type: 'tree', height: 3})
  expect(replaced).not.toHaveProperty('title')
  expect(replaced._createdAt).toBe(first._createdAt)
  expect(replaced._rev).not.toBe(first._rev)
})

test('a patch sets, unsets, counts, inserts and changes text [LAKE-1]', async () => {
  await client.create({
    _id: 'patched',
    _type: 'tree',
    n: 1,
    old: true,
    list: [{_key: 'a'}],
    text: 'an oak',
  })
  const patched = await client
    .patch('patched')
    .set({'list[_key=="a"].size': 2})
    .setIfMissing({n: 100, fresh: 'yes'})
    .unset(['old'])
    .inc({n: 4})
    .insert('after', 'list[-1]', [{_key: 'b'}])
    .diffMatchPatch({text: '@@ -1,6 +1,6 @@\n an \n-oak\n+elm\n'})
    .commit()
  expect(patched).toMatchObject({
    n: 5,
    fresh: 'yes',
    list: [{_key: 'a', size: 2}, {_key: 'b'}],
    text: 'an elm',
  })
  expect(patched).not.toHaveProperty('old')
})

test('a patch of an outdated revision is a conflict', async () => {
  const {_rev: revision} = await client.create({_id: 'revised', _type: 'tree', n: 1})
  const patched = await client.patch('revised').ifRevisionId(revision).set({n: 2}).commit()
  await expect(
    client.patch('revised').ifRevisionId(revision).set({n: 3}).commit(),
  ).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          error: {
            type: 'documentRevisionIDDoesNotMatchError',
            currentRevisionID: patched._rev,
            expectedRevisionID: revision,
          },
        },
      ],
    },
  })
  expect(await client.getDocument('revised')).toMatchObject({n: 2})
})

test('a patch of a missing document is rejected with its id', async () => {
  await expect(client.patch('missing').set({n: 1}).commit()).rejects.toMatchObject({
    statusCode: 409,
    details: {items: [{error: {type: 'documentNotFoundError', id: 'missing'}}]},
  })
})

test('id and type of a document cannot be patched', async () => {
  await client.create({_id: 'fixed', _type: 'tree'})
  for (const change of [{_type: 'bush'}, {_id: 'moved'}]) {
    await expect(client.patch('fixed').set(change).commit()).rejects.toThrow(
      'Cannot modify immutable attribute',
    )
  }
})

test('documents are patched and deleted by query', async () => {
  const transaction = client.transaction()
  for (const n of [1, 2, 3]) transaction.create({_id: `query-${n}`, _type: 'byQuery', n})
  await transaction.commit()
  await client
    .patch({query: '*[_type == $type && n > $n]', params: {type: 'byQuery', n: 1}})
    .inc({n: 10})
    .commit()
  expect(await client.fetch('*[_type == "byQuery"].n')).toEqual([1, 12, 13])
  await client.delete({query: '*[_type == "byQuery" && n > 12]'})
  await client.delete({query: '*[_type == "byQuery" && n == 12]._id'})
  await client.delete({query: '*[_id in $ids]', params: {ids: ['query-1', 'query-2']}})
  expect(await client.fetch('*[_type == "byQuery"]')).toEqual([])
})

test('deleting what does not exist does nothing', async () => {
  const {results} = await client.delete('never-there')
  expect(results).toEqual([{id: 'never-there', operation: 'none'}])
})

test('array items get keys with autoGenerateArrayKeys', async () => {
  const created = await client.create(
    {_type: 'tree', branches: [{leaves: [{n: 1}]}, {_key: 'own'}, 'text']},
    {autoGenerateArrayKeys: true},
  )
  expect(created).toMatchObject({
    branches: [
      {_key: expect.any(String), leaves: [{_key: expect.any(String)}]},
      {_key: 'own'},
      'text',
    ],
  })
  const patched = await client
    .patch(created._id)
    .insert('after', 'branches[-1]', [{n: 2}])
    .commit({autoGenerateArrayKeys: true})
  expect(patched).toMatchObject({branches: [{}, {}, 'text', {_key: expect.any(String), n: 2}]})
})

test('null values, unusual ids and unusual text are stored unchanged', async () => {
  const document = {
    _id: 'versions.rABC.odd',
    _type: 'odd',
    nothing: null,
    text: '\u0000\u2028 😀 "quoted" \\',
    deep: {empty: {}, list: [null, [], 0, -0.5, 1e21]},
  }
  await client.create(document)
  await client.create({_id: '_.releases.rABC', _type: 'system.release'})
  expect(await client.getDocument('versions.rABC.odd')).toMatchObject(document)
  expect(await client.getDocument('_.releases.rABC')).toMatchObject({_type: 'system.release'})
})

test('a transaction id can be used once', async () => {
  const create = (transactionId: string) =>
    client.transaction().create({_type: 'tree'}).transactionId(transactionId).commit()
  await create('used-once')
  await expect(create('used-once')).rejects.toMatchObject({statusCode: 409})
  await expect(create('no good')).rejects.toMatchObject({statusCode: 400})
})

test('simultaneous writes are all applied', async () => {
  await client.create({_id: 'counter', _type: 'counter', n: 0})
  await Promise.all(Array.from({length: 50}, () => client.patch('counter').inc({n: 1}).commit()))
  expect(await client.getDocument('counter')).toMatchObject({n: 50})
})
