import {createHash} from 'node:crypto'
import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../domain/is-record.ts'
import {type AssetFields, assetKey, writtenFields} from './assets/asset-fields.ts'
import {assetFileNames, type StoredAsset} from './assets/asset-file-names.ts'
import {downloadAsset} from './assets/download-asset.ts'
import {checksum} from './dataset-folder.ts'
import {withExportFolder} from './export-folder.ts'
import {type DatasetDocument, isDocument, type JsonObject, mapObjects} from './json-values.ts'

type Options = {
  client: SanityClient
  /** A folder that an export wrote is replaced. */
  replace?: boolean
  onProgress?: (done: number, of: number) => void
}

/** How many pictures are fetched at a time. */
const parallelDownloads = 6

/**
 * Brings a dataset, drafts and unused pictures included, into a folder that readDatasetFolder reads. The same
 * content always gives the same files. The folder appears only when everything is in it; rejects with a
 * sentence when it holds something already, when a picture does not arrive as it was stored, when the dataset is empty,
 * or while another export writes to the same folder.
 */
export async function exportDataset(
  folder: string,
  {client, replace = false, onProgress}: Options,
): Promise<{documents: number; assets: number}> {
  return withExportFolder(folder, replace, async ({writing, isTaken, finish}) => {
    const stored = await readAll(client)
    const assets = stored.filter(isAsset)
    const names = assetFileNames(assets)
    const lines = stored
      .filter((document) => !isAsset(document) && !document._id.startsWith('_.'))
      .map((document) => JSON.stringify(exported(document, names)))
    if (lines.length === 0 && (isTaken || assets.length === 0)) {
      throw new Error(
        'The dataset holds no document that this token may read, so no backup was made or replaced.',
      )
    }

    await mkdir(path.join(writing, 'images'), {recursive: true})
    const fields: AssetFields = {}
    let done = 0
    for (let start = 0; start < assets.length; start += parallelDownloads) {
      await Promise.all(
        assets.slice(start, start + parallelDownloads).map(async (asset) => {
          const bytes = await downloadAsset(asset, client.config())
          const hash = createHash('sha1').update(bytes).digest('hex')
          const kind = asset._type === 'sanity.imageAsset' ? 'image' : 'file'
          fields[assetKey(kind, hash)] = writtenFields(asset)
          const file = path.join(writing, names.get(asset._id) ?? asset._id)
          await mkdir(path.dirname(file), {recursive: true})
          await writeFile(file, bytes)
          onProgress?.((done += 1), assets.length)
        }),
      )
    }
    const assetText = JSON.stringify(mapObjects(fields, inOrder), null, 2)
    await writeFile(path.join(writing, 'assets.json'), `${assetText}\n`)
    const text = `${lines.join('\n')}\n`
    await writeFile(path.join(writing, 'data.ndjson'), text)
    await writeFile(path.join(writing, 'data.ndjson.sha256'), `${checksum(text)}\n`)
    await finish()
    return {documents: lines.length, assets: assets.length}
  })
}

/** Every document at one moment, in the order of the ids. */
async function readAll(client: SanityClient): Promise<DatasetDocument[]> {
  const {dataset} = client.config()
  // Undefined for an empty answer.
  const text = await client.request<string | undefined>({
    url: `/data/export/${dataset}`,
    json: false,
  })
  const documents = (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const document: unknown = JSON.parse(line)
      // An export that breaks off ends with a line that says why.
      if (!isDocument(document))
        throw new Error(
          `The content lake broke off. Run "npm run export" again. It said: ${line.slice(0, 200)}`,
        )
      return document
    })
  return documents.toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

function isAsset(document: DatasetDocument): document is StoredAsset {
  return (
    /^sanity\.(image|file)Asset$/.test(document._type) &&
    typeof document['url'] === 'string' &&
    typeof document['sha1hash'] === 'string'
  )
}

/**
 * A document without what the content lake adds to it, its fields in a fixed order, its pictures as files. The day on
 * which it was made stays: it is when a job was posted.
 */
function exported(document: DatasetDocument, names: Map<string, string>): unknown {
  // Hosted Sanity notes in _system, anew at each publish, what a document was made from.
  const {_rev, _updatedAt, _system, ...fields} = document
  return mapObjects(fields, (object) => inOrder(withFileName(object, names)))
}

function withFileName(object: JsonObject, names: Map<string, string>): JsonObject {
  const {asset, ...rest} = object
  const id = isRecord(asset) ? asset['_ref'] : undefined
  const name = typeof id === 'string' ? names.get(id) : undefined
  if (typeof id !== 'string' || name === undefined) return object
  return {...rest, _sanityAsset: `${id.split('-')[0]}@file://${name}`}
}

function inOrder(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  )
}

function rank(name: string): number {
  const first = ['_id', '_type', '_key'].indexOf(name)
  return first === -1 ? 3 : first
}
