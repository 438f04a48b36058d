import {inOrder} from '#domain/list-order.ts'
import {openingSpan, openingState} from '#domain/time/opening.ts'
import {startsAndEnds} from '#domain/time/time-span.ts'

import {useContent} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {itemsOf} from './items-of.ts'
import {nullUnlessText} from './null-unless-text.ts'

/**
 * The openings that have begun by an instant (ms since 1970), in the order that staff gave them; with a slug, only the
 * one that has it.
 */
export function useJobs(now: number, slug?: string) {
  return useContent(queries.jobs, ({jobs, order}) =>
    inOrder(jobs, order)
      .filter((job) => slug === undefined || job.slug === slug)
      .filter((job) => openingState(job, now) !== 'later')
      .map((job) =>
        nullUnlessText(job, ['title', 'slug', 'employmentType', 'location', 'department']),
      ),
  )
}

/** The instants (ms since 1970) at which an opening starts or ends. */
export function useOpeningInstants(): number[] {
  // Under the name of a field that is not shown itself, so that no section waits for it.
  const {opensOn} = useContent(queries.jobs, ({jobs}) => ({
    opensOn: startsAndEnds(itemsOf(jobs).map(openingSpan)),
  }))
  return opensOn
}

export type Job = ReturnType<typeof useJobs>[number]
