import {isRecord} from '../../../domain/is-record.ts'
import {parseJson} from '../../../domain/parse-json.ts'
import {type DatasetDocument, type JsonObject} from '../json-values.ts'

/** What the content lake itself makes of an uploaded file. */
const derivedFields = new Set([
  'assetId',
  'extension',
  'metadata',
  'mimeType',
  'path',
  'sha1hash',
  'size',
  'uploadId',
  'url',
])

/** What people wrote of a picture or file: its name, title, alternative text, description and credit line. */
export function writtenFields(asset: DatasetDocument): JsonObject {
  return Object.fromEntries(
    Object.entries(asset).filter(([name]) => !name.startsWith('_') && !derivedFields.has(name)),
  )
}

/** The written fields of each picture and file, by `assetKey`, as Sanity's own import reads them. */
export type AssetFields = Record<string, JsonObject>

/** `hash` is the SHA-1 of the file in the folder. */
export function assetKey(kind: 'image' | 'file', hash: string): string {
  return `${kind}-${hash}`
}

/** What a file of a dataset's folder is, by its name such as ./images/hero.webp. */
export function assetKindOf(name: string): 'image' | 'file' {
  return name.startsWith('./images/') ? 'image' : 'file'
}

/** Reads a folder's assets.json. Throws a sentence for a text that is none. */
export function parseAssetFields(text: string, file: string): AssetFields {
  const value = parseJson(text)
  if (isRecord(value)) {
    const entries = Object.entries(value).filter((entry): entry is [string, JsonObject] =>
      isRecord(entry[1]),
    )
    if (entries.length === Object.keys(value).length) return Object.fromEntries(entries)
  }
  throw new Error(
    `${file} is not what "npm run export" writes: it may be cut off or changed by hand. Nothing was loaded.`,
  )
}
