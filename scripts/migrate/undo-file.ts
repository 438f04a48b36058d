import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {isRecord} from '../../domain/is-record.ts'
import {type DatasetDocument, isDocument} from '../dataset/json-values.ts'

/** What --undo needs of a migration. */
export type UndoFile = {
  /** The revision that the migration gave its documents; null where an earlier version of the site wrote the file. */
  revision: string | null
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

/** Throws a sentence where --apply has not written the file, or where a part of it is missing. */
export async function readUndoFile(file: string): Promise<UndoFile> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${file} cannot be read. Name the file that --apply wrote. Nothing was changed.`,
    )
  })
  const [first, ...rest] = text.split('\n').filter(Boolean).map(valueOf)
  const revision =
    isRecord(first) && typeof first['revision'] === 'string' ? first['revision'] : null
  const count = revision !== null && isRecord(first) ? first['count'] : undefined
  const documents = revision === null ? [first, ...rest] : rest
  const isWhole = typeof count !== 'number' || count === documents.length
  if (!isWhole || !documents.every(isDocument)) {
    throw new Error(
      `${file} is not as --apply wrote it: it may be cut off or changed by hand. Nothing was changed.`,
    )
  }
  return {revision, documents}
}

/** What stands in a line; undefined where that is no JSON. */
function valueOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
