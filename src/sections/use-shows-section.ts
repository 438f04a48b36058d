import {itemsOf} from '#src/content/facts/items-of.ts'
import {isShowing, useScheduleTime} from '#src/content/facts/time/schedule.ts'
import {useSectionsInUse} from '#src/content/live/in-use.ts'
import {useContent, useReadAt} from '#src/content/live/use-content.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'

import type {SectionType} from './section.ts'

/** Whether a page shows a section of a type now. */
export function useShowsSection(path: string, type: SectionType): boolean {
  const query = pageQueryFor(path)
  const sections = useContent(query, (page) =>
    itemsOf(page?.sections)
      .filter(({_type}) => _type === type)
      .map(({_key, showFrom, showUntil}) => ({_key, showFrom, showUntil})),
  )
  const now = useScheduleTime(sections, useReadAt(query))
  const hidden = sections.filter((one) => !isShowing(one, now)).map(({_key}) => _key)
  const used = useSectionsInUse(hidden)
  return sections.length > hidden.length || used.length > 0
}
