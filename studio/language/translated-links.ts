import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import type {Language} from '../../domain/language.ts'
import {hrefIn} from '../../domain/routes.ts'
import {textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {referencesIn} from '../content/references.ts'
import type {InLanguage} from './copy-structure.ts'
import {translationId} from './document-language.ts'

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
