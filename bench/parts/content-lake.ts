import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {importSeedData} from '../../scripts/dataset/import-seed-data.ts'
import {pageQueryFor, pagesQuery, sharedQueries} from '../../src/content/query/queries.ts'
import {forkLake} from '../../tests/support/lake/forked-lake.ts'
import {fillLargeDataset} from '../../tests/support/lake/large-dataset.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'
import {queryFigures} from '../query-figures.ts'

export const lake: Part = {
  name: 'lake',
  title: 'The content lake emulator with 10,000 documents',
  method:
    'Documents of about 4 kB beside the seed data, in a process of its own that is started with all of it there; each query of the site asked over HTTP after a change, so that no answer comes from a cache. Memory is what stays after a garbage collection.',
  run: async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-lake-'))
    fillLargeDataset(dataFolder)
    await seed(dataFolder)
    const started = performance.now()
    const running = await forkLake(dataFolder)
    const figures: Figure[] = [
      {
        what: 'start',
        unit: 'ms',
        samples: [performance.now() - started],
        target: {atMost: 3000},
      },
    ]
    const visitor = running.client.withConfig({token: undefined, perspective: 'published'})
    const queries = [
      ...sharedQueries,
      pageQueryFor('/'),
      {name: 'pages', groq: pagesQuery, params: {language: 'en'}},
    ]
    figures.push(
      ...(await queryFigures(visitor, {
        queries,
        change: (title) => running.client.patch('document-1').set({title}).commit(),
      })),
    )
    figures.push({
      what: 'memory after all of it',
      unit: 'MB',
      samples: [(await running.memory()) / 1e6],
      target: {atMost: 300},
    })
    await running.kill()
    await rm(dataFolder, {recursive: true, force: true})
    return figures
  },
}

async function seed(dataFolder: string): Promise<void> {
  const lake = await forkLake(dataFolder)
  await importSeedData({
    projectId: 'localdev',
    dataset: 'production',
    apiHost: lake.url,
    token: 'test-token',
  })
  await lake.kill()
}
