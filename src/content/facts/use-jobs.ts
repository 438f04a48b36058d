import {inOrder} from '#domain/list-order.ts'

import {useContent} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** The jobs in the order that staff gave them; with a slug, only the one that has it. */
export function useJobs(slug?: string) {
  return useContent(queries.jobs, ({jobs, order}) =>
    inOrder(jobs, order)
      .filter((job) => slug === undefined || job.slug === slug)
      .map((job) =>
        nullUnlessText(job, ['title', 'slug', 'employmentType', 'location', 'department']),
      ),
  )
}

export type Job = ReturnType<typeof useJobs>[number]
