import {mkdirSync} from 'node:fs'
import path from 'node:path'

import {Dataset} from '../../../emulators/content-lake/store/dataset.ts'

/** Fills a data folder with 10,000 documents of about 4 kB, the size of a large site. */
export function fillLargeDataset(dataFolder: string): void {
  const folder = path.join(dataFolder, 'datasets')
  mkdirSync(folder, {recursive: true})
  const file = path.join(folder, 'production.sqlite')
  const dataset = new Dataset('production', file, 'http://localhost', () => {})
  const mutations = Array.from({length: 10_000}, (_, n) => {
    const document = {
      _id: `document-${n}`,
      _type: n % 10 === 0 ? 'article' : 'note',
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
