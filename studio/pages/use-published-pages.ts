import type {Language} from '../../domain/language.ts'
import {pageTypes} from '../schema/page-types.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'

export type PublishedPage = {_id: string; title: string; path: string}

/** The pages on the site in a language, by title; none until they are read. */
export function usePublishedPages(language: Language): PublishedPage[] {
  const result = useLiveQuery<PublishedPage[]>({
    query: `*[_type in $types && defined(path) && coalesce(language, "en") == $language && !(_id in path("drafts.**"))] | order(title asc){
      _id, "title": coalesce(title, path), path
    }`,
    listen: '*[_type in $types]',
    params: {types: pageTypes, language},
  })
  return Array.isArray(result) ? result : []
}
