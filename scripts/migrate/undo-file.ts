import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {type DatasetDocument, isDocument, isRecord} from '../dataset/json-values.ts'

/** What --undo needs of a migration. */
export type UndoFile = {
  /** The revision that the migration gave its documents; null where an earlier version of the site wrote the file. */
  revision: string | null
  /** The documents as they were before; one that the migration made has the type "deleted". */
  documents: DatasetDocument[]
}

/** Writes the revision in the first line, and each document in one of its own. */
export async function writeUndoFile(file: string, {revision, documents}: UndoFile): Promise<void> {
  const lines = [{revision}, ...documents].map((line) => `${JSON.stringify(line)}\n`)
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, lines.join(''))
}

/** Throws where --apply has not written the file. */
export async function readUndoFile(file: string): Promise<UndoFile> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const [first, ...rest] = lines.map((line): unknown => JSON.parse(line))
  const revision =
    isRecord(first) && typeof first['revision'] === 'string' ? first['revision'] : null
  const documents = revision === null ? [first, ...rest] : rest
  if (!documents.every(isDocument)) throw new Error(`${file} is not a file that --apply wrote.`)
  return {revision, documents}
}
