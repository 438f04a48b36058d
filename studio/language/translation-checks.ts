import type {PatchOperations, SanityClient} from '@sanity/client'

import {mainLanguage} from '../../domain/language.ts'
import {sendTransaction} from '../failures/send-transaction.ts'
import {languageOfId, translationMetadataId} from './document-language.ts'

/** What is known of a document in another language besides its own time. */
export type TranslationCheck = {
  id: string | null
  /** When the English that it matches was published, an ISO date with time. */
  checkedAt: string | null
  /** A later revision of the document that still matches the same English, because its words did not change. */
  revision?: string | null
}

type Published = {_id: string; _rev: string; _updatedAt: string}

/** When the English was published that a translation was last known to match; an ISO date with time. */
export function lastMatchedEnglishAt(own: Published, checks: readonly TranslationCheck[]): string {
  const {checkedAt, revision} = checks.find(({id}) => id === own._id) ?? {}
  if (!checkedAt) return own._updatedAt
  return revision === own._rev || checkedAt > own._updatedAt ? checkedAt : own._updatedAt
}

/**
 * Notes that a document in another language says what its original said when it was published at `checkedAt`, an ISO
 * date with time. Rejects as `sendChange` does.
 */
export async function markAsChecked(
  client: SanityClient,
  ownId: string,
  checkedAt: string,
): Promise<void> {
  const languagesId = translationMetadataId(ownId)
  const patch = client
    .patch(languagesId)
    .setIfMissing({checks: []})
    .unset([checkPath(ownId)])
    .insert('after', 'checks[-1]', [checkOf(ownId, {checkedAt})])
  await sendTransaction(client, [languagesId], (transactionId) =>
    client.transaction().transactionId(transactionId).patch(patch).commit(),
  )
}

/** `undoneAt` is when the version that is being undone was published, an ISO date with time. */
type CarriedOver = Published & {undoneAt?: string | undefined}

/**
 * Patches for a transaction that gives translations the new `revision` without new words: they still match the same
 * English as before. A check later than `undoneAt` was made of the words that are being undone, and does not count.
 */
export async function carryOverChecks(
  client: SanityClient,
  documents: CarriedOver[],
  revision: string,
): Promise<{id: string; patch: PatchOperations}[]> {
  const translated = documents.filter(({_id}) => languageOfId(_id) !== mainLanguage)
  const ids = translated.map(({_id}) => translationMetadataId(_id))
  const found = await client.fetch<{_id: string; checks: TranslationCheck[] | null}[]>(
    '*[_id in $ids]{_id, "checks": checks[]{"id": document._ref, checkedAt, revision}}',
    {ids},
  )
  return translated.flatMap((own) => {
    const languages = found.find(({_id}) => _id === translationMetadataId(own._id))
    if (!languages) return []
    const checks = (languages.checks ?? []).filter(
      (check) => !own.undoneAt || (check.checkedAt ?? '') <= own.undoneAt,
    )
    const checkedAt = lastMatchedEnglishAt(own, checks)
    const items = [checkOf(own._id, {checkedAt, revision})]
    return [
      {id: languages._id, patch: {setIfMissing: {checks: []}, unset: [checkPath(own._id)]}},
      {id: languages._id, patch: {insert: {after: 'checks[-1]', items}}},
    ]
  })
}

function checkPath(ownId: string): string {
  return `checks[_key=="${languageOfId(ownId)}"]`
}

function checkOf(ownId: string, check: {checkedAt: string; revision?: string}) {
  return {
    _key: languageOfId(ownId),
    _type: 'languageCheck',
    document: {_type: 'reference', _ref: ownId, _weak: true},
    ...check,
  }
}
