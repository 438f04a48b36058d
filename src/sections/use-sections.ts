import {itemsOf} from '#src/content/facts/items-of.ts'
import {useContent} from '#src/content/live/use-content.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'

import type {AnySection, SectionType} from './section.ts'

/** The keys of a page's sections in their order, without the sections of some types. */
export function useSectionKeys(path: string, omit: readonly SectionType[]): string[] {
  return useContent(pageQueryFor(path), (page) =>
    itemsOf(page?.sections)
      .filter(({_type}) => !omit.includes(_type))
      .map(({_key}) => _key),
  )
}

/** A section of a page, null once it has been removed. */
export function useSection(path: string, key: string): AnySection | null {
  return useContent(
    pageQueryFor(path),
    (page) => itemsOf(page?.sections).find(({_key}) => _key === key) ?? null,
  )
}
