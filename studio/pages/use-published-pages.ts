import type {Language} from '../../domain/language.ts'
import {pageTypes} from '../schema/page-types.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'

export type PublishedPage = {_id: string; title: string; path: string}

/** The pages on the site in a language, by title; null until they are read, 'failed' while they cannot be. */
export function usePublishedPages(language: Language): PublishedPage[] | 'failed' | null {
  return useLiveQuery<PublishedPage[]>({
    query: `*[_type in $types && defined(path) && coalesce(language, "en") == $language && _id in path("*")] | order(title asc){
      _id, "title": coalesce(title, path), path
    }`,
    listen: '*[_type in $types]',
    params: {types: pageTypes, language},
  })
}
