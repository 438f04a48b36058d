import type {SanityClient, SanityDocument} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'

import {type Language, languages} from '../../domain/language.ts'
import {normalizePath} from '../../domain/routes.ts'
import {textAt} from '../content/content-value.ts'
import {languageOfId, translationId} from '../language/document-language.ts'
import {pageTypes} from '../schema/page-types.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {linkTargetsIn} from './link-targets.ts'
import {durationsPricedOnlyFor} from './only-prices.ts'
import {hasSectionThatShows, sectionsThatShow} from './sections-that-show.ts'

export type Uses = {
  /** Other documents that refer to this one, such as Rates with the price of a vehicle, or write its path in a link. */
  requiredBy: {id: string; type: string}[]
  /** The published pages that show it. */
  pages: {_id: string; title: string | null; path: string}[]
  /** Where this is a vehicle: the published durations in which no other has a price, such as "10+ hours". */
  onlyPriceIn: string[]
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
  "translations": *[_id in $translations]._id,
  "page": *[_id == $id && _type in $pageTypes][0]{
    path,
    "formerPaths": formerPaths[
      !(@ in *[_type in $pageTypes && _id in path("*") && _id != $id].path)
    ]
  },
  "rates": *[$isVehicle && _id == "rates"][0]{rateCards, next},
  "others": *[
    $isPage && !(_id in [$id, "drafts." + $id]) && _type != "sanity.imageAsset" &&
    !(_id in path("_.**"))
  ]
}`

/** Types whose documents only put others in order. What is deleted loses its place there. */
export const listOrderTypes = ['listOrder']

/**
 * Types that need no other change when a document goes. Which documents are one page in several languages is kept, by
 * weak references, so that a translation is one of them again once it is brought back.
 */
const indifferentTypes = [...listOrderTypes, 'translation.metadata']

/** Where a document is used: what refers to it, and which pages show it. */
export async function readUses(
  client: SanityClient,
  publishedId: string,
  type: string,
): Promise<Uses> {
  const isTranslated = translatedTypes.includes(type)
  const otherLanguages = languages
    .map((language) => ({language, id: translationId(publishedId, language)}))
    .filter(({id}) => isTranslated && id !== publishedId)
  const found = await client.fetch<{
    references: {_id: string; _type: string}[]
    pages: Uses['pages']
    translations: string[]
    page: {path: string | null; formerPaths: string[] | null} | null
    rates: unknown
    others: SanityDocument[]
  }>(
    query,
    {
      id: publishedId,
      pageTypes,
      isPage: pageTypes.includes(type),
      isVehicle: type === 'vehicle',
      sections: sectionsThatShow(type),
      // What is in one language shows on pages in that language alone.
      language: isTranslated ? languageOfId(publishedId) : '',
      translations: otherLanguages.flatMap(({id}) => [id, getDraftId(id)]),
    },
    {perspective: 'raw'},
  )
  const paths = [found.page?.path, found.page?.formerPaths].flat().filter(Boolean)
  const linkedByPath = found.others.filter((document) =>
    linkTargetsIn(document).some(({target}) => paths.includes(pathOf(textAt(target, 'href')))),
  )
  const requiredBy = new Map(
    [...found.references, ...linkedByPath]
      .filter(({_type}) => !indifferentTypes.includes(_type))
      .map(({_id, _type}) => [getPublishedId(_id), {id: getPublishedId(_id), type: _type}]),
  )
  const translations = otherLanguages
    .filter(({id}) => found.translations.some((each) => getPublishedId(each) === id))
    .map((translation) => ({
      ...translation,
      isPublished: found.translations.includes(translation.id),
    }))
  return {
    requiredBy: [...requiredBy.values()],
    pages: found.pages,
    onlyPriceIn: durationsPricedOnlyFor(found.rates, publishedId),
    translations,
  }
}

/** The path of a URL that was written with a query, such as "/boat-show?utm_source=card"; empty for one elsewhere. */
function pathOf(href: string): string {
  return href.startsWith('/') ? normalizePath(href.replace(/[?#].*$/, '')) : ''
}
