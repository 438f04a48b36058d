import type {SanityClient, SanityDocument, Transaction} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'

import {isEmpty} from '../../content/content-value.ts'
import {fieldsWithWeakReferencesToItself} from '../../content/weak-references.ts'
import {sendChange} from '../../failures/send-change.ts'
import {carryOverChecks} from '../../language/translation-checks.ts'
import {fieldsWithReplacedReferences} from './replace-references.ts'

export type Retirement = {
  /** The id of the page, without "drafts.". */
  id: string
  /** "unpublish" keeps the page as a draft. */
  how: 'unpublish' | 'delete'
  /** The page to which its paths and the links to it lead from then on; null where nothing led to it. */
  instead: string | null
}

/**
 * Takes a page off the site, in one transaction: all of it happens or nothing. 'gone' where somebody has deleted the
 * page already: nothing is written then. Rejects as `sendChange` does, also where somebody changed one of the documents
 * meanwhile or something still refers to the page.
 */
export async function retirePage(
  client: SanityClient,
  retirement: Retirement,
): Promise<'retired' | 'gone'> {
  const {id, how, instead} = retirement
  const draftId = getDraftId(id)
  const found = await client.fetch<SanityDocument[]>(
    '*[_id in [$id, $draftId, $instead, "drafts." + $instead] || references($id)]',
    {id, draftId, instead: instead ?? ''},
    {perspective: 'raw'},
  )
  // The document that joins the languages of a page stays as it is, because this page may come back.
  const involved = found.filter(({_type}) => _type !== 'translation.metadata')
  const published = involved.find(({_id}) => _id === id)
  const draft = involved.find(({_id}) => _id === draftId)
  if (!published && !draft) return 'gone'
  const revision = crypto.randomUUID()
  const transaction = client.transaction().transactionId(revision)
  const rewritten: SanityDocument[] = []
  for (const document of involved) {
    if (!instead || document._id === id || document._id === draftId) continue
    const isInstead = getPublishedId(document._id) === instead
    const set = {
      ...fieldsWithReplacedReferences(document, id, instead),
      // A page that was never published leaves no path behind.
      ...(isInstead && published && {formerPaths: formerPathsOf(document, published)}),
    }
    if (Object.keys(set).length > 0) {
      transaction.patch(document._id, {ifRevisionID: document._rev, set})
      if (getPublishedId(document._id) === document._id) rewritten.push(document)
    }
  }
  for (const check of await carryOverChecks(client, rewritten, revision)) {
    transaction.patch(check.id, check.patch)
  }
  // A deletion cannot ask for a revision, but a patch right before it can. A page has a title, so this one changes nothing.
  if (published) {
    transaction.patch(id, {ifRevisionID: published._rev, setIfMissing: {title: ''}})
  }
  if (how === 'delete') transaction.delete(draftId)
  if (how === 'unpublish' && published) keepAsDraft(transaction, published, draft)
  transaction.delete(id)
  const isRetired = async () => {
    const found = await client.getDocuments(how === 'delete' ? [id, draftId] : [id])
    return found.every((document) => !document)
  }
  await sendChange(() => transaction.commit(), isRetired)
  return 'retired'
}

/** A draft that is there already stays. Without its published document, a page can refer to itself only weakly. */
function keepAsDraft(
  transaction: Transaction,
  published: SanityDocument,
  draft: SanityDocument | undefined,
) {
  const set = draft ? fieldsWithWeakReferencesToItself(draft) : {}
  if (draft && Object.keys(set).length > 0) {
    transaction.patch(draft._id, {ifRevisionID: draft._rev, set})
  }
  const {_system, ...content} = published
  transaction.createIfNotExists({
    ...content,
    ...fieldsWithWeakReferencesToItself(published),
    _id: getDraftId(published._id),
  })
}

/** The former paths of the page that takes over, which gets all those of the page that goes. */
function formerPathsOf(instead: SanityDocument, gone: SanityDocument): unknown[] {
  const all = [instead['formerPaths'], gone['formerPaths'], gone['path']].flat()
  return [...new Set(all.filter((path) => !isEmpty(path) && path !== instead['path']))]
}
