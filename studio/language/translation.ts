import type {PatchOperations, SanityClient} from '@sanity/client'
import type {SanityDocument, SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {type Language, mainLanguage} from '../../domain/language.ts'
import {hrefIn} from '../../domain/routes.ts'
import {textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {referencesIn} from '../content/references.ts'
import {sendChange} from '../failures/send-change.ts'
import {sendTransaction} from '../failures/send-transaction.ts'
import {namedPathOf} from '../schema/fixed-documents.ts'
import {type InLanguage, withStructureOf} from './copy-structure.ts'
import {languageOfId, originalId, translationId} from './document-language.ts'

/**
 * Begins a document in another language: a draft with structure and pictures of the original, and the document that
 * names both. Does nothing where the draft is there already. Rejects as `sendChange` does.
 */
export async function beginTranslation(
  client: SanityClient,
  type: SchemaType,
  original: SanityDocument,
  language: Language,
): Promise<void> {
  const id = originalId(original._id)
  const ownId = translationId(id, language)
  const path = namedPathOf({_id: ownId, language})
  const own = {_id: `drafts.${ownId}`, _type: type.name, language, ...(path && {path})}
  const inLanguage = await readTranslatedLinks(client, original, language)
  const languagesId = languagesIdOf(ownId)
  const transaction = client
    .transaction()
    .createIfNotExists({...withStructureOf(type, original, own, inLanguage), ...own})
    .createIfNotExists({
      _id: languagesId,
      _type: 'translation.metadata',
      translations: [entry(mainLanguage, id)],
    })
    .patch(languagesId, (patch) => patch.unset([`translations[_key=="${language}"]`]))
    .patch(languagesId, (patch) =>
      patch.insert('after', 'translations[-1]', [entry(language, ownId)]),
    )
  const isBegun = async () => Boolean(await client.getDocument(own._id))
  await sendChange(() => transaction.commit(), isBegun)
}

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
  const languagesId = languagesIdOf(ownId)
  const patch = client
    .patch(languagesId)
    .setIfMissing({checks: []})
    .unset([checkPath(ownId)])
    .insert('after', 'checks[-1]', [checkOf(ownId, {checkedAt})])
  await sendTransaction(client, [languagesId], (transactionId) =>
    client.transaction().transactionId(transactionId).patch(patch).commit(),
  )
}

/** `undoneAt` is when the words were published that this version replaces again, an ISO date with time. */
type CarriedOver = Published & {undoneAt?: string | undefined}

/**
 * Patches for a transaction that gives translations the new `revision` without new words: they still match the same
 * English as before. A check of English that is later than `undoneAt` was one of the words that are undone.
 */
export async function carryOverChecks(
  client: SanityClient,
  documents: CarriedOver[],
  revision: string,
): Promise<{id: string; patch: PatchOperations}[]> {
  const translated = documents.filter(({_id}) => languageOfId(_id) !== mainLanguage)
  const ids = translated.map(({_id}) => languagesIdOf(_id))
  const found = await client.fetch<{_id: string; checks: TranslationCheck[] | null}[]>(
    '*[_id in $ids]{_id, "checks": checks[]{"id": document._ref, checkedAt, revision}}',
    {ids},
  )
  return translated.flatMap((own) => {
    const languages = found.find(({_id}) => _id === languagesIdOf(own._id))
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

function languagesIdOf(ownId: string): string {
  return `translations-${originalId(ownId)}`
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

function entry(language: Language, id: string) {
  return {
    _key: language,
    _type: 'internationalizedArrayReferenceValue',
    language,
    value: {_type: 'reference', _ref: id, _weak: true},
  }
}

/** Makes links lead to the published pages of another language; a link to a page that has none there stays as it is. */
export async function readTranslatedLinks(
  client: SanityClient,
  original: SanityDocument,
  language: Language,
): Promise<InLanguage> {
  const ids = [...new Set(referencesIn(original))].map((id) => translationId(id, language))
  const published = await client.fetch<string[]>('*[_id in $ids]._id', {ids})
  const own = translationId(original._id, language)
  const inLanguage = (value: Content): Content => {
    if (isRecord(value['page'])) return {...value, page: inLanguage(value['page'])}
    const href = textAt(value, 'href')
    if (href) return {...value, href: hrefIn(language, href)}
    const id = textAt(value, '_ref') && translationId(textAt(value, '_ref'), language)
    if (published.includes(id)) return {...value, _ref: id}
    // A page may link to itself: the weak reference becomes a strong one when the page is published.
    return id === own
      ? {...value, _ref: id, _weak: true, _strengthenOnPublish: {type: original._type}}
      : value
  }
  return inLanguage
}
