import {expect} from 'vitest'

import {describeVersions} from '../../../studio/history/versions/described-version.ts'
import {readTransactions} from '../../../studio/history/versions/transactions.ts'
import {readVersions} from '../../../studio/history/versions/versions.ts'
import {Undo} from './commands/undoing.ts'
import {fieldsOf} from './office-documents.ts'
import type {Office} from './office-lake.ts'
import {type Kind, kinds, type OfficeModel} from './office-model.ts'
import {wordsFor} from './office-words.ts'

/** What has to be so after every history of the office. */
export async function checkOffice(model: OfficeModel, office: Office): Promise<void> {
  for (const kind of kinds) {
    await checkDocuments(model, office, kind)
    await checkWords(model, office, kind)
  }
  await checkAcknowledged(office)
  for (const kind of kinds) await checkUndoOfUndo(model, office, kind)
}

async function checkDocuments(model: OfficeModel, office: Office, kind: Kind): Promise<void> {
  const {publishedId, draftId} = office.ids(kind)
  const [published, draft] = await office.client.getDocuments([publishedId, draftId])
  expect(
    {published: fieldsOf(kind, published), draft: fieldsOf(kind, draft)},
    `what the lake holds of ${kind}`,
  ).toEqual({published: model.of(kind).published, draft: model.of(kind).draft})
}

/** The history lists every publish with what it changed. */
async function checkWords(model: OfficeModel, office: Office, kind: Kind): Promise<void> {
  const {versions} = model.of(kind)
  const expected = versions.map(({revision, fields, before: onSite}, index) => {
    const before = versions[index - 1]?.fields
    const cameBack = onSite ? [] : ['Came back to the site']
    const sentences = before ? [...cameBack, ...wordsFor(kind, before, fields)] : ['First version']
    return {
      revision,
      sentences: sentences.length > 0 ? sentences : ['Published without a change'],
    }
  })
  const read = await readVersions(office.client, office.id(kind), 50)
  const described = await describeVersions(
    office.client,
    office.type(kind),
    office.id(kind),
    read,
    50,
  )
  expect(
    described.map(({revision, sentences}) => ({revision, sentences})),
    `the history of ${kind} in words`,
  ).toEqual(expected.toReversed())
}

/** Every transaction that the lake has acknowledged is in its log. */
async function checkAcknowledged({client, acknowledged}: Office): Promise<void> {
  const logged = new Set((await readTransactions(client, [], {limit: '100000'})).map(({id}) => id))
  expect(acknowledged.filter((id) => !logged.has(id))).toEqual([])
}

/** Undoing the undoing of a publish leads to the same content as before, and the history says both. */
async function checkUndoOfUndo(model: OfficeModel, office: Office, kind: Kind): Promise<void> {
  const undoing = new Undo(kind, 0)
  if (!undoing.isPossible(model)) return
  const {fields} = model.of(kind).versions.at(-1) ?? {}
  await undoing.run(model, office)
  if (!undoing.isPossible(model)) return
  await undoing.run(model, office)
  expect(model.of(kind).published, `${kind} after undoing twice`).toEqual(fields)
  await checkDocuments(model, office, kind)
  await checkWords(model, office, kind)
}
