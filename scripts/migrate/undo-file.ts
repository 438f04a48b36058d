import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {isRecord} from '../../domain/is-record.ts'
import {parseJson} from '../../domain/parse-json.ts'
import {type DatasetDocument, isDocument} from '../dataset/json-values.ts'

/** What --undo needs of a migration. */
export type UndoFile = {
  /** The revision that the migration gave its documents. */
  revision: string
  /** The documents as they were before; one that the migration made has the type "deleted". */
  documents: DatasetDocument[]
}

/** Writes the revision and the number of documents in the first line, and each document in one of its own. */
export async function writeUndoFile(file: string, {revision, documents}: UndoFile): Promise<void> {
  const first = {revision, count: documents.length}
  const lines = [first, ...documents].map((line) => `${JSON.stringify(line)}\n`)
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, lines.join(''))
}

/** Throws a sentence where --write has not written the file, or where a part of it is missing. */
export async function readUndoFile(file: string): Promise<UndoFile> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${file} cannot be read. Name the file that --write wrote. Nothing was changed.`,
    )
  })
  const [first, ...documents] = text.split('\n').filter(Boolean).map(parseJson)
  const {revision, count} = {revision: null, count: null, ...(isRecord(first) ? first : {})}
  if (typeof revision !== 'string' || count !== documents.length || !documents.every(isDocument)) {
    throw new Error(
      `${file} is not as --write wrote it: it may be cut off or changed by hand. Nothing was changed.`,
    )
  }
  return {revision, documents}
}
