import {useContent} from '../live/use-content.ts'
import {pageQueryFor} from '../query/queries.ts'
import type {PageQueryResult} from '../sanity.types.ts'

export type Page = NonNullable<ReturnType<typeof usePage>>

/** A page without its sections, null where nothing is published at the path. */
export function usePage(path: string) {
  return useContent(pageQueryFor(path), withoutSections)
}

function withoutSections(page: PageQueryResult) {
  if (!page) return null
  const {sections: _, ...rest} = page
  return rest
}
