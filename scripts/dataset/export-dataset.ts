import {createHash} from 'node:crypto'
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'

import {assetFileNames, type StoredAsset} from './asset-file-names.ts'
import {
  type DatasetDocument,
  isDocument,
  isRecord,
  type JsonObject,
  mapObjects,
} from './json-values.ts'

type Options = {
  client: SanityClient
  /** A folder that holds something already is replaced. */
  replace?: boolean
  onProgress?: (done: number, of: number) => void
}

/** How many pictures are fetched at a time. */
const parallelDownloads = 6

/**
 * Brings a dataset, drafts and unused pictures included, into a folder that readDatasetFolder reads. The same
 * content always gives the same files. The folder appears only when everything is in it; rejects with a
 * sentence when it holds something already, or when a picture does not arrive as it was stored.
 */
export async function exportDataset(folder: string, {client, replace, onProgress}: Options) {
  const isTaken = (await readdir(folder).catch(() => [])).length > 0
  if (isTaken && !replace) {
    throw new Error(
      `${folder} holds something already. Name another folder, or replace it with --replace.`,
    )
  }
  const stored = await readAll(client)
  const assets = stored.filter(isAsset)
  const names = assetFileNames(assets)
  const lines = stored
    .filter((document) => !isAsset(document) && !document._id.startsWith('_.'))
    .map((document) => JSON.stringify(exported(document, names)))

  const writing = `${path.resolve(folder)}.writing`
  await rm(writing, {recursive: true, force: true})
  await mkdir(path.join(writing, 'images'), {recursive: true})
  try {
    let done = 0
    for (let start = 0; start < assets.length; start += parallelDownloads) {
      await Promise.all(
        assets.slice(start, start + parallelDownloads).map(async (asset) => {
          const file = path.join(writing, names.get(asset._id) ?? asset._id)
          await mkdir(path.dirname(file), {recursive: true})
          await writeFile(file, await contentOf(asset))
          onProgress?.(++done, assets.length)
        }),
      )
    }
    await writeFile(path.join(writing, 'data.ndjson'), `${lines.join('\n')}\n`)
    await rm(folder, {recursive: true, force: true})
    await rename(writing, folder)
  } finally {
    await rm(writing, {recursive: true, force: true})
  }
  return {documents: lines.length, assets: assets.length}
}

/** Every document at one moment, in the order of the ids. */
async function readAll(client: SanityClient): Promise<DatasetDocument[]> {
  const {dataset} = client.config()
  const text = await client.request<string>({url: `/data/export/${dataset}`, json: false})
  const documents = text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const document: unknown = JSON.parse(line)
      // An export that breaks off ends with a line that says why.
      if (!isDocument(document))
        throw new Error(`The content lake broke off: ${line.slice(0, 200)}`)
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

async function contentOf({url, sha1hash}: StoredAsset): Promise<Buffer> {
  const source = new URL(url)
  // Without it Sanity's CDN may answer with a smaller version.
  if (source.hostname === 'cdn.sanity.io') source.searchParams.set('dlRaw', 'true')
  const response = await fetch(source)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || createHash('sha1').update(bytes).digest('hex') !== sha1hash) {
    throw new Error(
      `${url} did not arrive as it was stored (status ${response.status}). No copy was made; try again.`,
    )
  }
  return bytes
}

/** A document without what the content lake adds to it, its fields in a fixed order, its pictures as files. */
function exported(document: DatasetDocument, names: Map<string, string>): unknown {
  const {_rev, _createdAt, _updatedAt, ...fields} = document
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
