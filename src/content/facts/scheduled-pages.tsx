import {type ReactNode, createContext, useMemo} from 'react'

import {useReadAt} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {type Schedule, useScheduleTime} from './time/schedule.ts'
import {useSite} from './use-site.ts'

/** The pages that have times, and an instant (ms since 1970) that says which of them show. */
export type ScheduledPages = {pages: readonly (Schedule & {path: string | null})[]; now: number}

/** A context, because a page has dozens of links and each asks whether its page shows. */
export const ScheduledPagesContext = createContext<ScheduledPages>({pages: [], now: -Infinity})

/** Keeps the pages with times for the links inside, in the language of the page that is open. */
export function ScheduledPagesProvider({children}: {children: ReactNode}) {
  const pages = useSite(({scheduledPages}) => scheduledPages)
  const now = useScheduleTime(pages, useReadAt(queries.site))
  const scheduled = useMemo(() => ({pages, now}), [pages, now])
  return <ScheduledPagesContext value={scheduled}>{children}</ScheduledPagesContext>
}
