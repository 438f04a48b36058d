import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import type {SanityDocument, SchemaType} from 'sanity'

import {type Language, mainLanguage} from '../../domain/language.ts'
import {sendChange} from '../failures/send-change.ts'
import {namedPathOf} from '../schema/fixed-documents.ts'
import {withStructureOf} from './copy-structure.ts'
import {originalId, translationId, translationMetadataId} from './document-language.ts'
import {readTranslatedLinks} from './translated-links.ts'

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
