import {useEffect, useState} from 'react'

import {jobSpan, jobState} from '#domain/time/job-state.ts'
import {startsAndEnds} from '#domain/time/time-span.ts'

import {useQueryResponse} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {onClockSet} from '../time/clock.ts'
import {useLatestInstant} from '../time/use-latest-instant.ts'
import {type Job, useJobs} from './use-jobs.ts'

export type OpenJob = Job & {
  /** It closed while this page was open: it stays on the page and says that it is closed. */
  hasClosed: boolean
}

/**
 * The jobs that are open now, in staff's order, and those that closed while the visitor was here; with a slug, only the
 * one that has it. `opensLater` says whether one of these is still to open. `isConfirmed` is false until the lake has
 * answered in this visit: a prerendered page can be older than what is published.
 */
export function useOpenJobs(slug?: string): {
  jobs: OpenJob[]
  opensLater: boolean
  isConfirmed: boolean
} {
  const jobs = useJobs(slug)
  const {data, dataUpdatedAt: readAt} = useQueryResponse(queries.jobs)
  const now = useLatestInstant(startsAndEnds(jobs.map(jobSpan)), readAt)
  const isConfirmed = !data.isCopy
  const [seenOpen] = useState(() => new Set<string>())
  // The preview shows the site as of another instant: a visitor who comes then has seen nothing open before.
  useEffect(() => onClockSet(() => seenOpen.clear()), [seenOpen])
  useEffect(() => {
    if (!isConfirmed) return
    for (const job of jobs) if (jobState(job, now) === 'open') seenOpen.add(job._id)
  })
  const openJobs = jobs.flatMap((job) => {
    const state = jobState(job, now)
    const hasClosed = state === 'closed' && seenOpen.has(job._id)
    return state === 'open' || hasClosed ? [{...job, hasClosed}] : []
  })
  const opensLater = jobs.some((job) => jobState(job, now) === 'later')
  return {jobs: openJobs, opensLater, isConfirmed}
}
