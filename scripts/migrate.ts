import './terminal/load-env-file.ts'
import {randomUUID} from 'node:crypto'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {environment} from '../environment.ts'
import {contentFilter, contentLakeClient, datasetName} from './dataset/content-lake-client.ts'
import {contentLakeError} from './dataset/content-lake-problem.ts'
import {readDatasetFolder} from './dataset/dataset-folder.ts'
import type {DatasetDocument} from './dataset/json-values.ts'
import {withContentLake} from './dataset/with-content-lake.ts'
import {convertLinksToReferences} from './migrate/links-are-references.ts'
import {readUndoFile, type UndoFile, writeUndoFile} from './migrate/undo-file.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {folderArgument} from './terminal/folder-argument.ts'
import {readArguments} from './terminal/read-arguments.ts'

type Stored = DatasetDocument & {_rev: string}

const {contentLake} = environment

await migrate().catch(exitWithMessage)

/**
 * Brings content of an earlier version of the site into today's form. Without an option it only says what would
 * change, in the dataset or in a folder that "npm run export" wrote. --write changes the dataset, in one transaction, and
 * keeps what was there in a file; --undo with that file brings it back, and --overwrite does so even where somebody changed
 * a document since.
 */
async function migrate() {
  const {values, positionals} = readArguments({
    write: {type: 'boolean'},
    undo: {type: 'string'},
    overwrite: {type: 'boolean'},
  })
  if (values.overwrite && !values.undo) throw new Error('--overwrite belongs to --undo FILE.')
  const folder = folderArgument(positionals)
  if (folder && (values.write || values.undo)) {
    throw new Error(
      '--write and --undo change the dataset that the environment names, never a folder. To bring a folder into today’s form, load it (npm run seed), then run this without the folder.',
    )
  }
  if (folder)
    return report(convertLinksToReferences((await readDatasetFolder(folder)).documents).changes)
  if (!contentLake.token) {
    throw new Error(
      'Drafts are seen only with SANITY_AUTH_TOKEN (sanity.io/manage, API, Tokens: editor).',
    )
  }
  await withContentLake(async () => {
    const client = contentLakeClient(contentLake)
    try {
      if (values.undo) await undo(client, values.undo, values.overwrite ?? false)
      else await migrateDataset(client, values.write ?? false)
    } catch (error) {
      throw contentLakeError(error, contentLake)
    }
  })
}

async function migrateDataset(client: SanityClient, write: boolean) {
  const before = await client.fetch<Stored[]>(`*[${contentFilter}]`)
  const {documents, changes} = convertLinksToReferences(before)
  report(changes)
  if (!write || documents.length === 0) return
  const known = new Map(before.map((document) => [document._id, document]))
  const replaced = documents.map(({_id}) => known.get(_id) ?? {_id, _type: 'deleted', _rev: ''})
  const file = path.join('backups', `before-migration-${Date.now()}.ndjson`)
  // The lake makes the id of a transaction the revision of each document in it.
  const revision = randomUUID()
  await writeUndoFile(file, {dataset: datasetName(contentLake), revision, documents: replaced})
  // Said before, so that it is known where the answer is lost on its way.
  console.log(`\nWhat was there before is in ${file}; --undo ${file} brings it back.`)
  const transaction = client.transaction().transactionId(revision)
  for (const {_system: _, ...document} of documents) {
    // Refused where somebody changed the document since it was read.
    const rev = known.get(document._id)?._rev
    if (rev) transaction.patch(document._id, {ifRevisionID: rev, set: {_type: document._type}})
    transaction.createOrReplace(document)
  }
  await transaction.commit()
  console.log(`${documents.length} documents of ${datasetName(contentLake)} were changed.`)
}

async function undo(client: SanityClient, file: string, overwrite: boolean) {
  const undoFile = await readUndoFile(file)
  const {dataset, documents} = undoFile
  if (dataset && dataset !== datasetName(contentLake)) {
    throw new Error(
      `${file} belongs to ${dataset}, and the environment names ${datasetName(contentLake)}. Nothing was changed.`,
    )
  }
  const unchanged = overwrite ? [] : await requireUnchanged(client, undoFile, file)
  const transaction = client.transaction()
  for (const {_id, _type, _rev} of unchanged) {
    // Refused where somebody changes the document meanwhile.
    transaction.patch(_id, {ifRevisionID: _rev, set: {_type}})
  }
  for (const {_rev, _system, ...document} of documents) {
    if (document['_type'] === 'deleted') transaction.delete(String(document['_id']))
    else
      transaction.createOrReplace({
        ...document,
        _id: String(document['_id']),
        _type: String(document['_type']),
      })
  }
  await transaction.commit()
  console.log(`${documents.length} documents of ${datasetName(contentLake)} are as they were.`)
}

/**
 * The documents as --write left them. Throws where one was changed or deleted since, or has got a draft, which holds the
 * migrated form and stays as it is in any case.
 */
async function requireUnchanged(
  client: SanityClient,
  {revision, documents}: UndoFile,
  file: string,
): Promise<Stored[]> {
  const ids = documents.map(({_id}) => _id)
  const stored = await client.fetch<Stored[]>('*[_id in $ids && _rev == $revision]', {
    ids,
    revision,
  })
  const unchangedIds = new Set(stored.map(({_id}) => _id))
  const drafts = ids.map((id) => getDraftId(id)).filter((id) => !ids.includes(id))
  const newDrafts = await client.fetch<string[]>(
    '*[_id in $drafts && _updatedAt >= *[_id in $ids && _rev == $revision][0]._updatedAt]._id',
    {drafts, ids, revision},
  )
  const changed = ids.filter((id) => !unchangedIds.has(id))
  if (changed.length === 0 && newDrafts.length === 0) return stored
  const name = datasetName(contentLake)
  const problems = [
    changed.length > 0 &&
      `Changed in ${name} since --write: ${changed.join(', ')}. "npm run migrate -- --undo ${file} --overwrite" overwrites it; "npm run export" keeps a copy first.`,
    newDrafts.length > 0 &&
      `Begun in ${name} since --write: ${newDrafts.join(', ')}. Such drafts hold the migrated form: publish or discard them first; --overwrite leaves them as they are.`,
  ]
  throw new Error([...problems.filter(Boolean), 'Nothing was changed.'].join(' '))
}

function report(changes: string[]) {
  if (changes.length === 0) return console.log('Everything is in today’s form.')
  console.log(changes.join('\n'))
}
