import {useId} from 'react'

import {jobPath} from '#domain/routes.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import type {OpenJob} from '#src/content/facts/use-open-jobs.ts'
import {useLanguage} from '#src/language/language.tsx'
import {keepFocusOnPage} from '#src/ui/focus/focus-main.ts'

import {JobActions} from './job-actions.tsx'
import {JobDetails} from './job-details.tsx'
import {JobFacts} from './job-facts.tsx'

type ListedJobProps = {job: OpenJob; labels: JobLabels}

export type JobLabels = {requirementsLabel?: string | null; applyLabel?: string | null}

/** One job in the list. Its title leads to its own view. */
export function ListedJob({job, labels}: ListedJobProps) {
  const language = useLanguage()
  const titleId = useId()
  const {title, slug, hasClosed} = job
  if (!title) return null
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-t border-(--line) py-10 lg:grid-cols-[4fr_6fr_10.5rem]"
    >
      <div>
        <h3 id={titleId}>
          {slug && !hasClosed ? (
            <span ref={keepFocusOnPage}>
              <SiteLink
                href={jobPath(slug, language)}
                className="no-underline underline-offset-[0.18em] hover:underline"
              >
                {title}
              </SiteLink>
            </span>
          ) : (
            title
          )}
        </h3>
        <JobFacts job={job} />
      </div>
      <div>
        <JobDetails job={job} requirementsLabel={labels.requirementsLabel} level={4} />
      </div>
      <JobActions job={job} title={title} applyLabel={labels.applyLabel} />
    </article>
  )
}
