import {useId} from 'react'

import {jobPath} from '#domain/routes.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import type {Opening} from '#src/content/facts/use-openings.ts'
import {useLanguage} from '#src/language/language.tsx'

import {JobActions} from './job-actions.tsx'
import {JobDetails} from './job-details.tsx'
import {JobFacts} from './job-facts.tsx'

type JobOpeningProps = {opening: Opening; labels: JobLabels}

export type JobLabels = {requirementsLabel?: string | null; applyLabel?: string | null}

/** One opening in the list. Its title leads to its own view. */
export function JobOpening({opening, labels}: JobOpeningProps) {
  const language = useLanguage()
  const titleId = useId()
  const {title, slug, hasClosed} = opening
  if (!title) return null
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-t border-(--line) py-10 lg:grid-cols-[4fr_6fr_10.5rem]"
    >
      <div>
        <h3 id={titleId}>
          {slug && !hasClosed ? (
            <SiteLink
              href={jobPath(slug, language)}
              className="no-underline underline-offset-[0.18em] hover:underline"
            >
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <JobFacts job={opening} />
      </div>
      <div>
        <JobDetails job={opening} requirementsLabel={labels.requirementsLabel} level={4} />
      </div>
      <JobActions opening={opening} title={title} applyLabel={labels.applyLabel} />
    </article>
  )
}
