import {createClient} from '@sanity/client'
import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {validateDocument} from '@sanity/validation'
import {evaluate, parse} from 'groq-js'

import {schemaTypes} from '../../studio/schema/index.ts'
import {isRecord, parseJson, seedDocuments} from './seed-documents.ts'
import type {SeedDocument} from './seed-documents.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})
const ids = new Set(seedDocuments.map(({_id}) => _id))

/** What the Studio says of a document while the seed documents are the published ones. */
export function validateAsStudio(document: ReturnType<typeof imported>) {
  return validateDocument({
    document,
    schema,
    client: seedClient(),
    getDocumentExists: async ({id}) => ids.has(id) || id.startsWith('image-'),
  })
}

/** The document as it is after an import: pictures point at assets instead of files. */
export function imported({_id, _type, ...fields}: SeedDocument) {
  const time = '2026-01-01T00:00:00Z'
  const content = withAssets(fields)
  return {
    ...(isRecord(content) && content),
    _id,
    _type,
    _rev: 'seed',
    _createdAt: time,
    _updatedAt: time,
  }
}

/** A client of a content lake that holds the seed documents and nothing else. */
function seedClient() {
  return createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (address) => {
      const {searchParams} = new URL(address)
      const query = searchParams.get('query') ?? ''
      const params = Object.fromEntries(
        [...searchParams]
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]) => [name.slice(1), parseJson(value)]),
      )
      const answer = await evaluate(parse(query, {params}), {dataset: seedDocuments, params})
      return Response.json({query, ms: 1, result: await answer.get()})
    },
  })
}

function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (!isRecord(value)) return value
  const {_sanityAsset, ...rest} = value
  const fields = Object.fromEntries(
    Object.entries(rest).map(([name, field]) => [name, withAssets(field)]),
  )
  if (_sanityAsset === undefined) return fields
  return {
    ...fields,
    asset: {_type: 'reference', _ref: `image-${'0'.repeat(40)}-1600x1000-webp`},
  }
}
