import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {forkLake} from '../../../support/lake/forked-lake.ts'
import {fillLargeDataset} from '../../../support/lake/large-dataset.ts'

const dataFolder = await mkdtemp(path.join(tmpdir(), 'scale-'))
fillLargeDataset(dataFolder)

const lake = await forkLake(dataFolder)

afterAll(async () => {
  await lake.kill()
  await rm(dataFolder, {recursive: true, force: true})
})

test.for([
  [
    'a page by its path',
    '*[_type == "article" && path == "/path/5000"][0]{..., near->{title, path}}',
  ],
  ['a document by its id', '*[_id == "document-77"][0]'],
  [
    'a list in order',
    '*[_type == "article"] | order(title) [0...20] {_id, title, "near": near->title}',
  ],
  ['a count', 'count(*[_type == "article"])'],
  ['several at once', '{"a": *[_id == "document-1"][0], "b": *[_type == "article"][0...5]{title}}'],
] as const)('%s takes less than 50 ms with 10,000 documents', async ([, query]) => {
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const sentAt = performance.now()
    await lake.client.fetch(query, {}, {perspective: 'published'})
    times.push(performance.now() - sentAt)
  }
  // The fastest run, because the machine may be busy with other tests.
  expect(Math.min(...times)).toBeLessThan(50)
})

test('memory stays below 300 MB with 10,000 documents, even while they change', async () => {
  for (let n = 0; n < 20; n += 1) {
    await lake.client
      .patch(`document-${n}`)
      .set({title: `Changed ${n}`})
      .commit()
    await lake.client.fetch('count(*[_type == "article"])', {}, {perspective: 'drafts'})
  }
  expect((await lake.memory()) / 1_000_000).toBeLessThan(300)
})
