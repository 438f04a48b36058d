import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {isRecord} from '../../domain/is-record.ts'
import {parseJson} from '../../domain/parse-json.ts'
import {type DatasetDocument, isDocument} from '../dataset/json-values.ts'

/** What --undo needs of a migration. */
export type UndoFile = {
  /** The dataset that was migrated; null in a file of an earlier version. */
  dataset: string | null
  /** The revision that the migration gave its documents. */
  revision: string
  /** The documents as they were before; one that the migration made has the type "deleted". */
  documents: DatasetDocument[]
}

/** Writes the dataset, the revision and the number of documents in the first line, and each document in one of its own. */
export async function writeUndoFile(
  file: string,
  {dataset, revision, documents}: UndoFile,
): Promise<void> {
  const first = {dataset, revision, count: documents.length}
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
  const {dataset, revision, count} = {
    dataset: null,
    revision: null,
    count: null,
    ...(isRecord(first) ? first : {}),
  }
  if (typeof revision !== 'string' || count !== documents.length || !documents.every(isDocument)) {
    throw new Error(
      `${file} is not as --write wrote it: it may be cut off or changed by hand. Nothing was changed.`,
    )
  }
  return {dataset: typeof dataset === 'string' ? dataset : null, revision, documents}
}
