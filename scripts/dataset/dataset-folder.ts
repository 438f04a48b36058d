import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'

import {parseJson} from '../../domain/parse-json.ts'
import {strongReferencesIn} from '../../studio/content/references.ts'
import {type AssetFields, parseAssetFields} from './assets/asset-fields.ts'
import {assetProblem} from './assets/asset-problem.ts'
import {type DatasetDocument, isDocument, textsWithin} from './json-values.ts'

/**
 * A dataset as files: one document on a line of data.ndjson, pictures in images, other files in files, and what people
 * wrote of both in assets.json. An export also writes the checksum of data.ndjson.
 */
export type DatasetFolder = {
  documents: DatasetDocument[]
  /** Names such as ./images/hero.webp. */
  assets: string[]
  assetFields: AssetFields
}

/** What such a folder holds, and nothing else; seed-data has a README.md as well. */
export const datasetFileNames = [
  'data.ndjson',
  'data.ndjson.sha256',
  'assets.json',
  'images',
  'files',
]

/** Where a document names a file instead of an asset: image@file://./images/hero.webp */
const assetPattern = /^(image|file)@file:\/\/(\.\/(?:images|files)\/[^/]+)$/

/** The name of that file, as `comparable`; empty where the text is none. */
export function assetNameIn(text: string): string {
  return comparable(assetPattern.exec(text)?.[2] ?? '')
}

/** A name as it is compared: a Mac may write the accent of an é as a letter of its own. */
export function comparable(name: string): string {
  return name.normalize('NFC')
}

/**
 * Reads a dataset from its folder. Throws for a folder that cannot be loaded whole: a line that
 * is no document, an id that occurs twice, a file or a document that is named and missing. Where
 * an export wrote the folder, its documents and each picture and file must be as they were then.
 */
export async function readDatasetFolder(folder: string): Promise<DatasetFolder> {
  const file = path.join(folder, 'data.ndjson')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `There is no ${file}. Name a folder that "npm run export" wrote, or none for seed-data.`,
    )
  })
  const documents = text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() ? parseDocument(line, `${file}, line ${index + 1}`) : [],
    )
  const assets = (
    await Promise.all(['images', 'files'].map((name) => namesIn(folder, name)))
  ).flat()
  const assetFile = path.join(folder, 'assets.json')
  // People may make a folder by hand, as seed-data is, and then nothing lists its pictures.
  const isExport = existsSync(assetFile)
  const assetText = isExport ? await readFile(assetFile, 'utf8') : '{}'
  const assetFields = parseAssetFields(assetText, assetFile)
  const problem = firstProblem(documents, new Set(assets.map(comparable)))
  if (problem) throw new Error(`${file}: ${problem} Nothing was loaded.`)
  const checksumFile = `${file}.sha256`
  if (
    existsSync(checksumFile) &&
    (await readFile(checksumFile, 'utf8')).trim() !== checksum(text)
  ) {
    throw new Error(
      `${file} is not as "npm run export" wrote it, and may lack documents. Take it from another copy of this backup. Where it was changed on purpose, delete ${checksumFile}. Nothing was loaded.`,
    )
  }
  const damage = isExport ? await assetProblem(folder, assets, assetFields) : undefined
  if (damage) throw new Error(`${damage} Nothing was loaded.`)
  return {documents, assets, assetFields}
}

/**
 * The checksum of data.ndjson, as sha256sum writes and checks it: a file that lost whole lines is no less a file of
 * documents. Git may have given the lines other ends on Windows.
 */
export function checksum(text: string): string {
  const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  return `${hash}  data.ndjson`
}

function parseDocument(line: string, place: string): DatasetDocument {
  const value = parseJson(line)
  if (isDocument(value)) return value
  throw new Error(
    `${place} is not a whole document: JSON with an _id and a _type. The file may be cut off or changed by hand. Nothing was loaded.`,
  )
}

async function namesIn(folder: string, name: string): Promise<string[]> {
  const files = await readdir(path.join(folder, name)).catch(() => [])
  return files.filter((file) => !file.startsWith('.')).map((file) => `./${name}/${file}`)
}

function firstProblem(documents: DatasetDocument[], assets: Set<string>): string | undefined {
  if (documents.length === 0) return 'It holds no document.'
  const ids = new Set<string>()
  for (const {_id: id} of documents) {
    if (ids.has(id)) return `The document "${id}" stands there twice.`
    ids.add(id)
  }
  for (const document of documents) {
    const missing = textsWithin(document).find(
      ({path: at, text}) => at.at(-1) === '_sanityAsset' && !assets.has(assetNameIn(text)),
    )
    if (missing) return `"${document._id}" names ${missing.text}, which is not in the folder.`
    const lost = strongReferencesIn(document).find((id) => !ids.has(id))
    if (lost !== undefined)
      return `"${document._id}" refers to "${lost}", which is not in the file.`
  }
  return undefined
}
