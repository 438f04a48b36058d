import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import type {SanityDocument, SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {type Language, mainLanguage} from '../../domain/language.ts'
import {hrefIn} from '../../domain/routes.ts'
import {textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {referencesIn} from '../content/references.ts'
import {sendChange} from '../failures/send-change.ts'
import {namedPathOf} from '../schema/fixed-documents.ts'
import {type InLanguage, withStructureOf} from './copy-structure.ts'
import {translationMetadataId, originalId, translationId} from './document-language.ts'

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
  const own = {_id: getDraftId(ownId), _type: type.name, language, ...(path && {path})}
  const inLanguage = await readTranslatedLinks(client, original, language)
  const languagesId = translationMetadataId(ownId)
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
