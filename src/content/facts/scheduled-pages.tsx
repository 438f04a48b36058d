import {type ReactNode, createContext} from 'react'

import {useReadAt} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {type Schedule, useScheduleTime} from '../time/schedule.ts'
import {useSite} from './use-site.ts'

/** The pages that have times, and the time (ms since 1970) to pass to `isShowing` for them. */
export type ScheduledPages = {pages: readonly (Schedule & {path: string | null})[]; now: number}

/** A context, because each of the dozens of links on a page would otherwise watch the clock. */
export const ScheduleTime = createContext(-Infinity)

/** Moves the time on for the links inside whenever a page of their language starts or ends. */
export function ScheduleTimeProvider({children}: {children: ReactNode}) {
  const pages = useSite(({scheduledPages}) => scheduledPages)
  return (
    <ScheduleTime value={useScheduleTime(pages, useReadAt(queries.site))}>{children}</ScheduleTime>
  )
}
