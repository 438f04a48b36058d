import type {SanityClient} from '@sanity/client'
import {getPublishedId} from 'sanity'

import {type Language, languages} from '../../domain/language.ts'
import {languageOfId, translationId} from '../language/document-language.ts'
import {pageTypes} from '../schema/page-types.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {hasSectionThatShows, sectionsThatShow} from './sections-that-show.ts'

export type Uses = {
  /** Other documents that refer to this one, such as Rates with the price of a vehicle. */
  requiredBy: {id: string; type: string}[]
  /** The published pages that show it. */
  pages: {_id: string; title: string | null; path: string}[]
  /** What it is in other languages, as far as somebody has begun that. */
  translations: {id: string; language: Language; isPublished: boolean}[]
}

const query = `{
  "references": *[references($id) && !(_id in [$id, "drafts." + $id])]{_id, _type},
  "pages": *[
    _type in $pageTypes && _id in path("*") &&
    ($language == "" || coalesce(language, "en") == $language) &&
    ${hasSectionThatShows}
  ] | order(path asc){_id, title, path},
  "translations": *[_id in $translations]._id
}`

/** Types whose documents only put others in order. What is deleted loses its place there. */
export const listOrderTypes = ['listOrder']

/**
 * Types that need no other change when a document goes. Which documents are one page in several languages is kept, by
 * weak references, so that a translation is one of them again once it is brought back.
 */
const indifferent = [...listOrderTypes, 'translation.metadata']

/** Where a document is used: what refers to it, and which pages show it. */
export async function readUses(
  client: SanityClient,
  publishedId: string,
  type: string,
): Promise<Uses> {
  const isTranslated = translatedTypes.includes(type)
  const others = languages
    .map((language) => ({language, id: translationId(publishedId, language)}))
    .filter(({id}) => isTranslated && id !== publishedId)
  const found = await client.fetch<{
    references: {_id: string; _type: string}[]
    pages: Uses['pages']
    translations: string[]
  }>(
    query,
    {
      id: publishedId,
      pageTypes,
      sections: sectionsThatShow(type),
      // What is in one language shows on pages in that language alone.
      language: isTranslated ? languageOfId(publishedId) : '',
      translations: others.flatMap(({id}) => [id, `drafts.${id}`]),
    },
    {perspective: 'raw'},
  )
  const requiredBy = new Map(
    found.references
      .filter(({_type}) => !indifferent.includes(_type))
      .map(({_id, _type}) => [getPublishedId(_id), {id: getPublishedId(_id), type: _type}]),
  )
  const translations = others
    .filter(({id}) => found.translations.some((each) => getPublishedId(each) === id))
    .map((translation) => ({
      ...translation,
      isPublished: found.translations.includes(translation.id),
    }))
  return {requiredBy: [...requiredBy.values()], pages: found.pages, translations}
}
