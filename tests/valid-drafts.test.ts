import {expect, test} from 'vitest'

import {documentsClient} from '../scripts/content-check/documents-client.ts'
import {compile} from '../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../scripts/content-check/validate-as-studio.ts'
import type {DatasetDocument} from '../scripts/dataset/json-values.ts'
import {schemaTypes} from '../studio/schema/index.ts'
import {brokenCases} from './support/content/broken-content.ts'
import {seedDocuments} from './support/content/seed-documents.ts'
import {imported} from './support/content/studio-validation.ts'

const rules = compile(schemaTypes)

/** What an older Studio, an import or another program may have left in the fields of a published document. */
const oldValues = [undefined, null, 'text', 7, [null], {}]

/** As many ways in which a single field may be broken. */
const brokenHow = /: (missing|null|empty text|zero|empty object|list of null)$/

test.each(seedDocuments)(
  'a valid draft of $_id may be published, whatever is published of it [PUBLISH-6]',
  async (document) => {
    for (const value of oldValues) {
      expect(await refusals(document, withEveryField(document, value))).toEqual([])
    }
  },
)

test('a valid draft of the rates may be published, whatever field of the published rates is broken', async () => {
  const rates = documentOf('rates')
  const refused: string[] = []
  const cases = brokenCases('rates', rates).filter(({name}) => brokenHow.test(name))
  expect(cases.length).toBeGreaterThan(50)
  for (const {name, value} of cases) {
    const markers = await refusals(rates, {...value, _id: rates._id, _type: rates._type})
    if (markers.length > 0) refused.push(`${name}: ${markers.join(' ')}`)
  }
  expect(refused).toEqual([])
})

test('a draft may not take the slug of another draft, since both may be published together', async () => {
  const manager = documentOf('job-operations-manager')
  const other = {...manager, _id: 'drafts.job-new', title: 'Night Manager', slug: 'managers'}
  const draft = {...manager, _id: 'drafts.job-operations-manager', slug: 'managers'}
  const {markers} = await validateAsStudio(imported(draft), {
    rules,
    client: documentsClient([...seedDocuments, draft, other]),
    exists: () => true,
  })
  expect(markers.map(({message}) => message)).toEqual([
    '"Night Manager" already uses this. Add a word to one of them.',
  ])
})

test('a Spanish opening is published after the English one, which has its days [TRANSLATE-4]', async () => {
  const draft = {
    ...documentOf('job-operations-manager-es'),
    _id: 'drafts.job-operations-manager-es',
  }
  const english = documentOf('job-operations-manager')
  const messages = async (_id: string) => {
    const others = seedDocuments.filter((each) => each._id !== english._id)
    const {markers} = await validateAsStudio(imported(draft), {
      rules,
      client: documentsClient([...others, {...english, _id}]),
      exists: () => true,
    })
    return markers.map(({message}) => message)
  }
  expect(await messages(`drafts.${english._id}`)).toEqual([
    'Publish the English opening first: the dates are kept there.',
  ])
  expect(await messages(english._id)).toEqual([])
})

/** Why a draft could not be published beside a published version of it. */
async function refusals(draft: DatasetDocument, published: DatasetDocument) {
  const documents = seedDocuments.map((other) => (other._id === draft._id ? published : other))
  const ids = new Set(documents.map(({_id}) => _id))
  const {markers} = await validateAsStudio(imported({...draft, _id: `drafts.${draft._id}`}), {
    rules,
    client: documentsClient(documents),
    exists: (id) => ids.has(id) || id.startsWith('image-'),
  })
  return markers.filter(({level}) => level === 'error').map(({message}) => message)
}

function withEveryField({_id, _type, ...fields}: DatasetDocument, value: unknown): DatasetDocument {
  return {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])),
    _id,
    _type,
  }
}

function documentOf(id: string) {
  const found = seedDocuments.find(({_id}) => _id === id)
  if (!found) throw new Error(`The seed data has no ${id}.`)
  return found
}
