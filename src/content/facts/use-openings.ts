import {useEffect, useState} from 'react'

import {openingSpan, openingState} from '#domain/time/opening.ts'
import {startsAndEnds} from '#domain/time/time-span.ts'

import {useReadAt} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {onClockSet} from './time/clock.ts'
import {useLatestInstant} from './time/use-latest-instant.ts'
import {type Job, useJobs} from './use-jobs.ts'

export type Opening = Job & {
  /** It closed while this page was open: it stays on the page and says that it is closed. */
  hasClosed: boolean
}

/**
 * The openings that are open now, in staff's order, and those that closed while the visitor was here; with a slug,
 * only the one that has it.
 * `isCurrent` is false until the lake has answered in this visit: a prerendered page can be older than what
 * is published.
 */
export function useOpenings(slug?: string): {openings: Opening[]; isCurrent: boolean} {
  const jobs = useJobs(slug)
  const readAt = useReadAt(queries.jobs)
  const now = useLatestInstant(startsAndEnds(jobs.map(openingSpan)), readAt)
  const isCurrent = readAt > performance.timeOrigin
  const [seenOpen] = useState(() => new Set<string>())
  // The preview shows another moment: a visitor who comes then has seen nothing open before.
  useEffect(() => onClockSet(() => seenOpen.clear()), [seenOpen])
  useEffect(() => {
    if (!isCurrent) return
    for (const job of jobs) if (openingState(job, now) === 'open') seenOpen.add(job._id)
  })
  const openings = jobs.flatMap((job) => {
    const state = openingState(job, now)
    const hasClosed = state === 'closed' && seenOpen.has(job._id)
    return state === 'open' || hasClosed ? [{...job, hasClosed}] : []
  })
  return {openings, isCurrent}
}
