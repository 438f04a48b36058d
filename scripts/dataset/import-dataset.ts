import path from 'node:path'
import {pathToFileURL} from 'node:url'

import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'

import {assetKindOf, writtenFields} from './assets/asset-fields.ts'
import {storedAssets} from './assets/stored-assets.ts'
import {assetFilter, contentFilter} from './content-lake-client.ts'
import {assetNameIn, comparable, type DatasetFolder} from './dataset-folder.ts'
import {type DatasetDocument, isDocument, mapObjects} from './json-values.ts'

type Options = {
  client: SanityClient
  /** Documents, pictures and files that the folder does not have are removed. */
  exact?: boolean
  onProgress?: (done: number, of: number) => void
}

/**
 * Loads a dataset from its folder. Pictures first: until a document shows them they are not seen, and the
 * next run skips those that are there. Then all documents in one transaction, so that visitors see either
 * the old content or the new, and a failure at any point leaves the old. Rejects with the lake's refusal.
 */
export async function importDataset(
  folder: string,
  {documents, assets, assetFields}: DatasetFolder,
  {client, exact, onProgress}: Options,
): Promise<void> {
  await sanityImport([], {
    client,
    unreferencedAssets: assets.map((name) => `${assetKindOf(name)}#${fileUrl(folder, name)}`),
    onProgress: ({step, current = 0, total = 0}) => {
      if (step.startsWith('Importing assets')) onProgress?.(current, total)
    },
  })
  const stored = await storedAssets(folder, assets, client)
  const ids = new Map(stored.map(({name, document}) => [comparable(name), document._id]))
  const transaction = client.transaction()
  for (const document of documents) {
    const resolved = mapObjects(document, ({_sanityAsset: name, ...fields}) =>
      typeof name === 'string' ? {...fields, asset: reference(ids, name)} : fields,
    )
    if (isDocument(resolved)) transaction.createOrReplace(resolved)
  }
  for (const {key, name, document} of stored) {
    const fields = assetFields[key] ?? ownName(folder, name, document)
    if (!fields) continue
    const surplus = assetFields[key]
      ? Object.keys(writtenFields(document)).filter((field) => !(field in fields))
      : []
    if (Object.keys(fields).length + surplus.length === 0) continue
    transaction.patch(document._id, (patch) => patch.set(fields).unset(surplus))
  }
  if (exact) {
    const kept = documents.map(({_id}) => _id)
    const surplus = await client.fetch<string[]>(`*[${contentFilter} && !(_id in $kept)]._id`, {
      kept,
    })
    const surplusAssets = await client.fetch<string[]>(`*[${assetFilter} && !(_id in $kept)]._id`, {
      kept: [...ids.values()],
    })
    // Documents first: a picture that one of them shows could not be deleted.
    for (const id of [...surplus, ...surplusAssets]) transaction.delete(id)
  }
  await transaction.commit({returnDocuments: false, visibility: 'sync'})
}

function reference(ids: Map<string, string>, text: string) {
  return {_type: 'reference', _ref: ids.get(assetNameIn(text))}
}

/** The library names a file as its URL does: "Caf%C3%A9.jpg". Undefined where that is no other name. */
function ownName(folder: string, name: string, {originalFilename}: DatasetDocument) {
  const own = comparable(path.posix.basename(name))
  const given = path.posix.basename(fileUrl(folder, name))
  return originalFilename === given && given !== own ? {originalFilename: own} : undefined
}

function fileUrl(folder: string, name: string): string {
  return pathToFileURL(path.resolve(folder, name)).href
}
