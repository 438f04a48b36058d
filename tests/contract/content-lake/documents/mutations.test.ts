import {afterAll, expect, test} from 'vitest'

import {startLake} from '../support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake

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

test('a patch sets, unsets, counts, inserts and changes text', async () => {
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

test('the response holds ids and documents as requested, and a dry run stores nothing', async () => {
  const mutate = async (flags: string, id: string) => {
    const body = JSON.stringify({mutations: [{create: {_id: id, _type: 'tree'}}]})
    const response = await request(`/data/mutate/production?${flags}`, {method: 'POST', body})
    return response.json()
  }
  expect(await mutate('returnIds=false', 'answer-1')).toMatchObject({
    results: [{operation: 'create'}],
  })
  expect(await mutate('returnDocuments=true', 'answer-2')).toMatchObject({
    transactionId: expect.any(String),
    results: [{id: 'answer-2', operation: 'create', document: {_id: 'answer-2'}}],
  })
  await mutate('dryRun=true', 'answer-3')
  expect(await client.getDocument('answer-3')).toBeUndefined()
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

test('malformed mutations are rejected, all of a request at once', async () => {
  const mutations = [
    {create: {_id: '#no', _type: 'tree'}},
    {create: {_id: 'untyped'}},
    {patch: {id: 'a', inc: {n: 'one'}}},
    {patch: {id: 'a', insert: {items: []}}},
    {explode: {}},
    {create: {_type: 'tree'}, delete: {id: 'a'}},
    'text',
  ]
  const body = JSON.stringify({mutations})
  const response = await request('/data/mutate/production', {method: 'POST', body})
  expect(response.status).toBe(400)
  const {error}: {error: {description: string; items: {index: number; error: object}[]}} =
    await response.json()
  expect(error.description).toBe('Mutation(s) failed with 7 error(s)')
  expect(error.items.map(({index}) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(error.items[0]?.error).toMatchObject({description: 'Malformed document ID: "#no"'})
})

test('bodies that are not JSON, not an object or without mutations are rejected', async () => {
  for (const body of ['{"mutations":', '[]', '"text"', '{}', '{"mutations":{}}', '']) {
    const response = await request('/data/mutate/production', {method: 'POST', body})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error: 'Bad Request'})
  }
})

test('ids that are too long, start with a hyphen or hold two dots are rejected', async () => {
  for (const id of ['-hyphen', '.dot', 'two..dots', 'a'.repeat(129), 'sp ace', 'ünicode']) {
    const body = JSON.stringify({mutations: [{createOrReplace: {_id: id, _type: 'tree'}}]})
    const response = await request('/data/mutate/production', {method: 'POST', body})
    expect(response.status).toBe(400)
  }
})

test('a patch that does not fit its document is rejected and changes nothing', async () => {
  const before = await client.create({_id: 'unfit', _type: 'tree', text: 'oak'})
  const patches = [{diffMatchPatch: {text: 'not a patch'}}, {unset: ['text[?(']}]
  for (const patch of patches) {
    await expect(client.mutate([{patch: {id: 'unfit', ...patch}}])).rejects.toMatchObject({
      statusCode: 400,
    })
  }
  expect(await client.getDocument('unfit')).toEqual(before)
})

test('a patch that would take forever is stopped and changes nothing', async () => {
  const nested = (depth: number): object => (depth === 0 ? {} : {a: nested(depth - 1), b: 1})
  const before = await client.create({_id: 'endless', _type: 'tree', nested: nested(50)})
  const patch = client.patch('endless').set({[`nested${'..a'.repeat(12)}`]: 1})
  await expect(patch.commit()).rejects.toMatchObject({statusCode: 504})
  expect(await client.getDocument('endless')).toEqual(before)
})

test('a body of more than 4 MB is rejected', async () => {
  const text = 'x'.repeat(4_000_001)
  const body = JSON.stringify({mutations: [{create: {_type: 'tree', text}}]})
  const response = await request('/data/mutate/production', {method: 'POST', body})
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    message: 'Request body exceeds limit of 4000000 bytes',
  })
})

test('a transaction id can be used once', async () => {
  const create = (transactionId: string) =>
    client.transaction().create({_type: 'tree'}).transactionId(transactionId).commit()
  await create('used-once')
  await expect(create('used-once')).rejects.toMatchObject({statusCode: 409})
  await expect(create('no good')).rejects.toMatchObject({statusCode: 400})
})

test('writing needs a sign-in', async () => {
  const visitor = clientWith({token: undefined})
  await expect(visitor.create({_type: 'tree'})).rejects.toMatchObject({
    statusCode: 401,
    response: {body: {statusCode: 401, error: 'Unauthorized', message: 'Session not found'}},
  })
  await expect(visitor.delete('kept')).rejects.toMatchObject({statusCode: 401})
  await expect(clientWith({token: 'wrong'}).fetch('*')).rejects.toMatchObject({statusCode: 401})
})

test('simultaneous writes are all applied', async () => {
  await client.create({_id: 'counter', _type: 'counter', n: 0})
  await Promise.all(Array.from({length: 50}, () => client.patch('counter').inc({n: 1}).commit()))
  expect(await client.getDocument('counter')).toMatchObject({n: 50})
})
