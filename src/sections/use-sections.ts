import {useSectionsInUse} from '#src/content/live/in-use.ts'
import {useContent, useReadAt} from '#src/content/live/use-content.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {isShowing, useScheduleTime} from '#src/content/time/schedule.ts'

import type {AnySection} from './section.ts'

/** The keys of the sections that a page shows now, in their order, or of the sections that `wanted` accepts. */
export function useSectionKeys(
  path: string,
  wanted: (section: AnySection) => boolean = () => true,
): string[] {
  const query = pageQueryFor(path)
  const sections = useContent(query, (page) =>
    itemsOf(page?.sections)
      .filter(wanted)
      .map(({_key, showFrom, showUntil}) => ({_key, showFrom, showUntil})),
  )
  const now = useScheduleTime(sections, useReadAt(query))
  const hidden = sections.filter((one) => !isShowing(one, now)).map(({_key}) => _key)
  // One that ends while it is in use stays until the visitor has left it.
  const used = useSectionsInUse(hidden)
  return sections.map(({_key}) => _key).filter((key) => !hidden.includes(key) || used.includes(key))
}

/** The keys of the sections that a page shows at an instant (ms since 1970). */
export function sectionKeysAt(page: PageQueryResult, now: number): string[] {
  return itemsOf(page?.sections)
    .filter((section) => isShowing(section, now))
    .map(({_key}) => _key)
}

/** A section of a page, null once it has been removed. */
export function useSection(path: string, key: string): AnySection | null {
  return useContent(
    pageQueryFor(path),
    (page) => itemsOf(page?.sections).find(({_key}) => _key === key) ?? null,
  )
}
