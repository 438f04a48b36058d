import type {Job} from '#src/content/facts/use-jobs.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

import {CheckList} from '../shared/check-list.tsx'

type JobDetailsProps = {
  job: Job
  requirementsLabel: string | null | undefined
  /** Level of the heading above the requirements. */
  level: 2 | 4
}

/** What the person does, and what the job asks for. */
export function JobDetails({job, requirementsLabel, level}: JobDetailsProps) {
  const words = useWords('jobs')
  const resolve = usePlaceholders()
  const requirements = textsOf(job.requirements).filter((text) => resolve(text) !== null)
  const Heading = level === 2 ? 'h2' : 'h4'
  return (
    <>
      <p className="whitespace-pre-line">{resolve(job.description)}</p>
      {requirements.length > 0 && (
        <>
          <Heading className={level === 2 ? 'mt-10 mb-4' : 'mt-4 mb-1 text-base'}>
            {resolve(requirementsLabel) ?? words.requirements}
          </Heading>
          <CheckList items={requirements} />
        </>
      )}
    </>
  )
}
