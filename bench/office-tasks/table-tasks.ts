import {readFile} from 'node:fs/promises'

import type {SanityClient, SanityDocument} from '@sanity/client'

import {isPublication} from '../../tests/support/studio.ts'
import type {OfficeTask} from './office-task.ts'

const waiting = 12

/** Many changes at once. */
export const tableTasks: OfficeTask[] = [
  {
    what: `${waiting} documents that wait published together`,
    atMost: 15,
    changes: '_type in ["destination", "job"]',
    prepare: beginEdits,
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('button', {name: 'Publish everything that waits'}))
      const published = page.waitForResponse(isPublication)
      await person.click(page.getByRole('button', {name: `Publish ${waiting} documents`}))
      await published
      await page.getByText(/^Published: .*Visitors see it now\.$/).waitFor()
    },
  },
  {
    what: 'every rate changed in a spreadsheet',
    atMost: 60,
    changes: '_id in ["rates", "drafts.rates"]',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^Change a rate/}))
      const saving = page.waitForEvent('download')
      await person.click(page.getByRole('button', {name: 'Download as CSV'}))
      const csv = await readFile(await (await saving).path(), 'utf8')
      // What happens in the spreadsheet is not the Studio's.
      const dearer = csv.replace(/\$(\d+)-(\d+)/g, (_, min, max) => `$${+min + 5}-${+max + 5}`)
      await person.upload(page.getByRole('button', {name: 'Read a CSV file'}), {
        name: 'rates.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(dearer),
      })
      await person.click(page.getByRole('button', {name: /^Import \d+ prices$/}))
      await person.publish()
    },
  },
]

/** A text of which visitors see the change. */
const edits: Record<string, object> = {
  destination: {
    note: 'Meet at the curb',
    noteTranslations: [
      {
        _key: 'es',
        _type: 'internationalizedArrayStringValue',
        language: 'es',
        value: 'Junto a la acera',
      },
    ],
  },
  job: {location: 'Doral, FL'},
}

async function beginEdits(lake: SanityClient): Promise<void> {
  const documents = await lake.fetch<SanityDocument[]>(
    `*[_type in $types && !(_id in path("drafts.**"))] | order(_type)[0...${waiting}]`,
    {types: Object.keys(edits)},
  )
  if (documents.length < waiting) throw new Error('The seed data has too few documents.')
  const transaction = lake.transaction()
  for (const document of documents) {
    const draft = {...document, ...edits[document._type], _id: `drafts.${document._id}`}
    transaction.createOrReplace(draft)
  }
  await transaction.commit()
}
