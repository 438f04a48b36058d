import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'

import {contentFilter} from './content-lake-client.ts'
import {assetName, type DatasetFolder} from './dataset-folder.ts'
import {isDocument, mapObjects} from './json-values.ts'

type Options = {
  client: SanityClient
  /** Documents that the folder does not have are removed. */
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
  {documents, assets}: DatasetFolder,
  {client, exact, onProgress}: Options,
): Promise<number> {
  await sanityImport([], {
    client,
    unreferencedAssets: assets.map((name) => `${kindOf(name)}#${fileUrl(folder, name)}`),
    onProgress: ({step, current = 0, total = 0}) => {
      if (step.startsWith('Importing assets')) onProgress?.(current, total)
    },
  })
  const ids = await assetIds(folder, assets, client)
  const transaction = client.transaction()
  for (const document of documents) {
    const resolved = mapObjects(document, ({_sanityAsset: name, ...fields}) =>
      typeof name === 'string' ? {...fields, asset: reference(ids, name)} : fields,
    )
    if (isDocument(resolved)) transaction.createOrReplace(resolved)
  }
  if (exact) {
    const kept = documents.map(({_id}) => _id)
    const surplus = await client.fetch<string[]>(`*[${contentFilter} && !(_id in $kept)]._id`, {
      kept,
    })
    for (const id of surplus) transaction.delete(id)
  }
  await transaction.commit({returnDocuments: false, visibility: 'sync'})
  return documents.length
}

/** The asset of each file, found by its content as the lake itself does. */
async function assetIds(folder: string, names: string[], client: SanityClient) {
  const hashes = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name))
      return [name, createHash('sha1').update(bytes).digest('hex')] as const
    }),
  )
  const known = await client.fetch<{_id: string; sha1hash: string}[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, sha1hash}',
    {hashes: hashes.map(([, hash]) => hash)},
  )
  return new Map(
    hashes.map(([name, hash]) => {
      const asset = known.find(
        ({_id, sha1hash}) => sha1hash === hash && _id.startsWith(`${kindOf(name)}-`),
      )
      if (!asset)
        throw new Error(
          `The content lake did not keep ${name}. Nothing else was loaded; run the command again.`,
        )
      return [name, asset._id]
    }),
  )
}

function reference(ids: Map<string, string>, text: string) {
  return {_type: 'reference', _ref: ids.get(assetName.exec(text)?.[2] ?? '')}
}

function kindOf(name: string): 'image' | 'file' {
  return name.startsWith('./images/') ? 'image' : 'file'
}

function fileUrl(folder: string, name: string): string {
  return pathToFileURL(path.resolve(folder, name)).href
}
