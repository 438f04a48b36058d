import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {Dataset} from '../../../emulators/content-lake/store/dataset.ts'
import {forkLake} from './forked-lake.ts'

const dataFolder = await mkdtemp(path.join(tmpdir(), 'scale-'))
await mkdir(path.join(dataFolder, 'datasets'), {recursive: true})
fill(path.join(dataFolder, 'datasets', 'production.sqlite'))

const lake = await forkLake(dataFolder)

afterAll(async () => {
  await lake.kill()
  await rm(dataFolder, {recursive: true, force: true})
})

/** 10,000 documents of about 4 kB, as a large site would have them. */
function fill(file: string): void {
  const dataset = new Dataset('production', file, 'http://localhost', () => {})
  const mutations = Array.from({length: 10_000}, (_, n) => {
    const document = {
      _id: `document-${n}`,
      _type: n % 10 === 0 ? 'page' : 'note',
      path: `/path/${n}`,
      title: `Title of number ${n}`,
      near: {_type: 'reference', _ref: `document-${(n * 7) % 10_000}`},
      sections: Array.from({length: 8}, (_section, at) => ({
        _key: `key${at}`,
        _type: 'textSection',
        heading: `Heading ${at} of ${n}`,
        body: 'Some words that stand for the text of this section. '.repeat(7),
      })),
    }
    return {mutation: {operation: 'create' as const, document}, ids: []}
  })
  dataset.mutate(mutations, {author: 'someone'})
  dataset.close()
}

test('it starts within three seconds with 10,000 documents', () => {
  // Of processor time: the machine may be busy with other tests.
  expect(lake.startTime).toBeLessThan(3000)
})

test.for([
  ['a page by its path', '*[_type == "page" && path == "/path/5000"][0]{..., near->{title, path}}'],
  ['a document by its id', '*[_id == "document-77"][0]'],
  [
    'a list in order',
    '*[_type == "page"] | order(title) [0...20] {_id, title, "near": near->title}',
  ],
  ['a count', 'count(*[_type == "page"])'],
  ['several at once', '{"a": *[_id == "document-1"][0], "b": *[_type == "page"][0...5]{title}}'],
] as const)('%s comes within 50 ms of 10,000 documents', async ([, query]) => {
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const asked = performance.now()
    await lake.client.fetch(query, {}, {perspective: 'published'})
    times.push(performance.now() - asked)
  }
  // The best of them: the machine may be busy with other tests.
  expect(Math.min(...times)).toBeLessThan(50)
})

test('it stays below 300 MB with 10,000 documents, also while they change', async () => {
  for (let n = 0; n < 20; n += 1) {
    await lake.client
      .patch(`document-${n}`)
      .set({title: `Changed ${n}`})
      .commit()
    await lake.client.fetch('count(*[_type == "page"])', {}, {perspective: 'drafts'})
  }
  expect((await lake.memory()) / 1_000_000).toBeLessThan(300)
})
