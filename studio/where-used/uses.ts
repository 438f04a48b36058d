import type {SanityClient} from '@sanity/client'
import {getPublishedId} from 'sanity'

import {languageOfId} from '../language/document-language.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {sectionsThatShow} from './sections-that-show.ts'

export type Uses = {
  /** Documents that refer to this one, such as Rates with the price of a vehicle. */
  requiredBy: {id: string; type: string}[]
  /** The published pages that show it. */
  pages: {_id: string; title: string | null; path: string}[]
}

const query = `{
  "references": *[references($id)]{_id, _type},
  "pages": *[
    _type in ["page", "service", "legalDocument"] && !(_id in path("drafts.**")) &&
    ($language == "" || coalesce(language, "en") == $language) &&
    count(sections[_type in $sections]) > 0
  ] | order(path asc){_id, title, path}
}`

/** The order of lists, and which documents are one page in several languages. */
export const naming = ['listOrder', 'translation.metadata']

/** Where a document is used: what refers to it, and which pages show it. */
export async function readUses(
  client: SanityClient,
  publishedId: string,
  type: string,
): Promise<Uses> {
  const {references, pages} = await client.fetch<{
    references: {_id: string; _type: string}[]
    pages: Uses['pages']
  }>(
    query,
    {
      id: publishedId,
      sections: sectionsThatShow(type),
      // What is in one language shows on pages in that language alone.
      language: translatedTypes.includes(type) ? languageOfId(publishedId) : '',
    },
    {perspective: 'raw'},
  )
  // What only names a document needs no other change when the document goes.
  const requiredBy = new Map(
    references
      .filter(({_type}) => !naming.includes(_type))
      .map(({_id, _type}) => [getPublishedId(_id), {id: getPublishedId(_id), type: _type}]),
  )
  return {requiredBy: [...requiredBy.values()], pages}
}
