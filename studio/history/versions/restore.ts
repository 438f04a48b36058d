import type {Action, SanityClient, SanityDocument} from '@sanity/client'

import type {Language} from '../../../domain/language.ts'
import {sendChange} from '../../failures/send-change.ts'
import {formerPathsFor} from '../../form/links/former-paths.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import {carryOverChecks} from '../../language/translation.ts'
import {pageTypes} from '../../schema/page-types.ts'
import {
  missingOnEveryPage,
  readPublicLanguages,
} from '../../validation/cross-document/needed-translations.ts'
import {textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'
import {
  fieldsWithWeakReferencesToItself,
  readMissingReferences,
  withoutReferences,
} from '../strong-references.ts'
import {isConflict} from './is-conflict.ts'

/** A document of a publish, with the version before it; null where it had none and goes back to being a draft. */
export type PublishedDocument = {
  id: string
  before: Content | null
  /** It has left the site in the same transaction, as where another publish was undone, and waits as a draft. */
  hasLeft?: boolean
}

/**
 * Why a publish cannot be undone, and because of which document; with the ids of what it needs and is gone, the name
 * of what stands at its path or is about its airport, or the public languages in which every page would lack words.
 */
export type UndoRefusal =
  | {reason: 'changed since' | 'deleted since' | 'being edited' | 'in use'; id: string}
  | {reason: 'needs what is gone'; id: string; missing: string[]}
  | {reason: 'URL is taken' | 'destination is taken'; id: string; other: string}
  | {reason: 'lacks a language'; id: string; languages: Language[]}

/**
 * Publishes the versions before a publish again, of all its documents or of none. Does nothing when one of them
 * has changed since, has a draft, which would bring the change back, needs what is gone, would have the address
 * of another page or opening or the airport of another page, or lacks words of a public language. Rejects as
 * `sendChange` does.
 */
export async function undoPublish(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const current = await readCurrent(client, documents)
  const refusal = await findRefusal(client, revision, documents, current)
  if (refusal) return refusal
  try {
    const transactionId = crypto.randomUUID()
    const actions = documents.flatMap((document) =>
      undoActions(document, revision, current.get(document.id)),
    )
    await sendChange(
      () => client.action(actions, {transactionId}),
      async () => {
        const now = await readCurrent(client, documents)
        return [...now.values()].some(({_rev}) => _rev === transactionId)
      },
    )
    // The publish is undone, whether or not this can be noted.
    await carryOverChecksOfUndo(client, documents, transactionId).catch(() => undefined)
    return null
  } catch (error) {
    if (!isConflict(error)) throw error
    // Somebody published between the check above and the action, or needs what would leave the site.
    const [created] = documents.filter(({before}) => !before)
    const now = await readCurrent(client, documents)
    const meanwhile = await findRefusal(client, revision, documents, now)
    if (meanwhile) return meanwhile
    if (created) return {reason: 'in use', id: created.id}
    throw error
  }
}

/** A translation that is published again with older words does not match newer English because of that. */
async function carryOverChecksOfUndo(
  client: SanityClient,
  documents: PublishedDocument[],
  revision: string,
) {
  const older = documents.flatMap(({id, before, hasLeft}) =>
    before && !hasLeft
      ? [{_id: id, _rev: textAt(before, '_rev'), _updatedAt: textAt(before, '_updatedAt')}]
      : [],
  )
  const transaction = client.transaction()
  const checks = await carryOverChecks(client, older, revision)
  for (const {id, patch} of checks) transaction.patch(id, patch)
  if (checks.length > 0) await transaction.commit()
}

async function findRefusal(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
  current: Current,
): Promise<UndoRefusal | null> {
  const deleted = documents.find(({id}) => !current.has(id) && !current.has(`drafts.${id}`))
  if (deleted) return {reason: 'deleted since', id: deleted.id}
  const changed = documents.find(({id, hasLeft}) =>
    hasLeft ? current.has(id) || !current.has(`drafts.${id}`) : current.get(id)?._rev !== revision,
  )
  if (changed) return {reason: 'changed since', id: changed.id}
  const edited = documents.find(({id, hasLeft}) =>
    hasLeft ? current.get(`drafts.${id}`)?._rev !== revision : current.has(`drafts.${id}`),
  )
  if (edited) return {reason: 'being edited', id: edited.id}
  // What comes back to the site in the same transaction is there for the others.
  const returning = documents.filter(({hasLeft}) => hasLeft).map(({id}) => id)
  for (const {id, before, hasLeft} of documents) {
    if (!before || hasLeft) continue
    const gone = await readMissingReferences(client, before)
    const missing = gone.filter((each) => !returning.includes(each))
    if (missing.length > 0) return {reason: 'needs what is gone', id, missing}
  }
  return (
    (await findTakenUrl(client, documents)) ??
    (await findTakenDestination(client, documents)) ??
    (await findMissingLanguage(client, documents))
  )
}

/** Undo asks no rule, so these three are asked here. First: no two pages share a path, and no two openings a slug. */
async function findTakenUrl(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const withUrl = documents
    .map(({id, before}) => ({id, pathOrSlug: textAt(before, 'path') || textAt(before, 'slug')}))
    .filter(({pathOrSlug}) => pathOrSlug !== '')
  if (withUrl.length === 0) return null
  const others = await client.fetch<{pathOrSlug: string; title: string}[]>(
    '*[_type in $types && coalesce(path, slug) in $pathsAndSlugs && !(_id in $ids)]{"pathOrSlug": coalesce(path, slug), "title": coalesce(title, _id)}',
    {
      types: [...pageTypes, 'job'],
      pathsAndSlugs: withUrl.map(({pathOrSlug}) => pathOrSlug),
      ids: documents.map(({id}) => id),
    },
    {perspective: 'published'},
  )
  for (const {id, pathOrSlug} of withUrl) {
    const other = others.find((each) => each.pathOrSlug === pathOrSlug)
    if (other) return {reason: 'URL is taken', id, other: other.title}
  }
  return null
}

/** Second: an airport or a port has one page in each language. */
async function findTakenDestination(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const pages = documents
    .map(({id, before}) => ({
      id,
      destination: textAt(before?.['destination'], '_ref'),
      language: languageOfDocument(before ?? undefined),
    }))
    .filter(({destination}) => destination !== '')
  if (pages.length === 0) return null
  const others = await client.fetch<{destination: string; language: string; title: string}[]>(
    '*[_type == "page" && destination._ref in $destinations && !(_id in $ids)]{"destination": destination._ref, "language": coalesce(language, "en"), "title": coalesce(title, _id)}',
    {
      destinations: pages.map(({destination}) => destination),
      ids: documents.map(({id}) => id),
    },
    {perspective: 'published'},
  )
  for (const {id, destination, language} of pages) {
    const other = others.find(
      (each) => each.destination === destination && each.language === language,
    )
    if (other) return {reason: 'destination is taken', id, other: other.title}
  }
  return null
}

/** Third: what is on every page is written in each language whose home page is public. */
async function findMissingLanguage(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const languages = await readPublicLanguages({getClient: () => client})
  for (const {id, before} of documents) {
    const type = textAt(before, '_type')
    const lacking = languages.filter(
      (language) => missingOnEveryPage({...before, _type: type}, language).length > 0,
    )
    if (lacking.length > 0) return {reason: 'lacks a language', id, languages: lacking}
  }
  return null
}

type Current = Map<string, SanityDocument>

/** The documents of a publish and their drafts as they are by now. */
async function readCurrent(client: SanityClient, documents: PublishedDocument[]): Promise<Current> {
  const ids = documents.flatMap(({id}) => [id, `drafts.${id}`])
  const found = await client.getDocuments(ids)
  return new Map(found.flatMap((document) => (document ? [[document._id, document]] : [])))
}

function undoActions(
  {id, before, hasLeft}: PublishedDocument,
  revision: string,
  published: Content | undefined,
): Action[] {
  const draftId = `drafts.${id}`
  if (hasLeft) {
    const publish = 'sanity.action.document.publish'
    return [{actionType: publish, draftId, publishedId: id, ifDraftRevisionId: revision}]
  }
  // Somebody may begin a draft between the check and this: what creates one is refused then, and nothing is replaced.
  const create = 'sanity.action.document.version.create'
  if (!before) {
    const set = fieldsWithWeakReferencesToItself(published ?? {})
    return [
      {
        actionType: create,
        publishedId: id,
        baseId: id,
        versionId: draftId,
        ifBaseRevisionId: revision,
      },
      ...(Object.keys(set).length > 0 ? [editDraft(id, set)] : []),
      {actionType: 'sanity.action.document.unpublish', draftId, publishedId: id},
    ]
  }
  return [
    {actionType: create, publishedId: id, document: draftOf(id, before)},
    {
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
      ifPublishedRevisionId: revision,
    },
  ]
}

/** What Restore puts into the form, and the ids of what the old version needs and is gone. Throws what the client throws. */
export async function readRestored(
  client: SanityClient,
  documentId: string,
  version: Content,
): Promise<{content: Content; missing: string[]}> {
  const [published, missing] = await Promise.all([
    client.getDocument(documentId),
    readMissingReferences(client, version),
  ])
  const content = withoutReferences(withPathsSince(version, published), missing)
  return {
    content: published ? content : {...content, ...fieldsWithWeakReferencesToItself(content)},
    missing,
  }
}

/**
 * Puts an old version into the form as a draft, without the references to what is gone. Visitors see nothing of it
 * until somebody publishes. Where nobody has said that it replaces edits, somebody may begin some right before: then it
 * is a conflict. Rejects as `sendChange` does.
 */
export async function restoreAsDraft(
  client: SanityClient,
  documentId: string,
  version: Content,
  {replacesEdits} = {replacesEdits: true},
): Promise<void> {
  const {content} = await readRestored(client, documentId, version)
  const draft = draftOf(documentId, content)
  const action: Action = replacesEdits
    ? {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: documentId,
        attributes: draft,
      }
    : {
        actionType: 'sanity.action.document.version.create',
        publishedId: documentId,
        document: draft,
      }
  const transactionId = crypto.randomUUID()
  await sendChange(
    () => client.action(action, {transactionId}),
    async () => (await client.getDocument(draft._id))?._rev === transactionId,
  )
}

/** An old version of a page, with the paths that it has had since as former ones. */
export function withPathsSince(version: Content, published: Content | undefined): Content {
  const path = textAt(version, 'path')
  if (!path) return version
  const former = [version['formerPaths'], published?.['formerPaths']].flat()
  const formerPaths = formerPathsFor(path, former, published ?? null)
  return formerPaths.length > 0 ? {...version, formerPaths} : version
}

function editDraft(documentId: string, set: Content) {
  return {
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${documentId}`,
    publishedId: documentId,
    patch: {set},
  } as const
}

function draftOf(documentId: string, {_rev, _updatedAt, ...content}: Content) {
  return {...content, _id: `drafts.${documentId}`, _type: textAt(content, '_type')}
}
