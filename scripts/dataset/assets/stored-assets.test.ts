import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {startServer} from '../../../tests/support/services/start-server.ts'
import {contentLakeClient} from '../content-lake-client.ts'
import {storedAssets} from './stored-assets.ts'

const sha1OfHello = 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d'

test('an upload that queries do not see at once is waited for', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await writeFile(path.join(folder, 'hello.txt'), 'hello')
  const asset = {_id: `file-${sha1OfHello}-txt`, _type: 'sanity.fileAsset', sha1hash: sha1OfHello}
  const results = [[], [asset]]
  const lake = await startServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({result: results.shift() ?? [], ms: 1}))
  })
  onTestFinished(() => lake.stop())
  const client = contentLakeClient({
    projectId: 'abc',
    dataset: 'production',
    apiHost: lake.url.replace(/\/$/, ''),
    token: 'token',
  })
  expect(await storedAssets(folder, ['hello.txt'], client)).toEqual([
    {name: 'hello.txt', key: `file-${sha1OfHello}`, document: asset},
  ])
})
