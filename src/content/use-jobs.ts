import {jobsContent, useContent} from './content-query.ts'
import {inOrder} from './in-order.ts'

/** The openings in the order that staff gave them. */
export function useJobs() {
  const result = useContent(jobsContent)
  return inOrder(result.jobs, result.order)
}

export type Job = ReturnType<typeof useJobs>[number]
