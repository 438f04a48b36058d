import {inOrder} from '#domain/list-order.ts'

import {queries} from '../query/queries.ts'
import {useContent} from '../query/use-content.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** The openings in the order that staff gave them. */
export function useJobs() {
  const result = useContent(queries.jobs)
  return inOrder(result.jobs, result.order).map((job) =>
    nullUnlessText(job, ['title', 'slug', 'employmentType', 'location', 'department']),
  )
}

export type Job = ReturnType<typeof useJobs>[number]
