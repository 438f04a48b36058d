import {useContent} from '../live/use-content.ts'
import {pageQueryFor} from '../query/queries.ts'
import type {PageQueryResult} from '../sanity.types.ts'

export type Page = NonNullable<ReturnType<typeof usePage>>

/**
 * A page without its sections, null where nothing is published at the path. A page that moved has another path than
 * the one at which it was asked for.
 */
export function usePage(path: string) {
  return useContent(pageQueryFor(path), withoutSections)
}

function withoutSections(page: PageQueryResult) {
  if (typeof page?.path !== 'string') return null
  const {sections: _, path, ...rest} = page
  return {...rest, path}
}
