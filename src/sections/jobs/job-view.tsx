import {SiteLink} from '#src/content/components/site-link.tsx'
import type {OpenJob} from '#src/content/facts/use-open-jobs.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'
import {PageHead} from '#src/ui/page-head.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import {JobActions} from './job-actions.tsx'
import {JobDetails} from './job-details.tsx'
import {JobFacts} from './job-facts.tsx'
import type {JobLabels} from './listed-job.tsx'

type JobViewProps = {job: OpenJob; title: string; labels: JobLabels}

/** The view of one job, in place of the list. */
export function JobView({job, title, labels}: JobViewProps) {
  const words = useWords('jobs')
  const pathTo = usePathTo()
  return (
    <>
      <PageHead heading={title}>
        <JobFacts job={job} />
        <JobActions job={job} title={title} applyLabel={labels.applyLabel} className="mt-7" />
      </PageHead>
      <SectionFrame surface="pearl">
        <Container>
          <div className="max-w-prose">
            <JobDetails job={job} requirementsLabel={labels.requirementsLabel} level={2} />
          </div>
          <p className="mt-10 print:hidden">
            <SiteLink href={`${pathTo('careers')}#openings`} className={arrowLinkClass}>
              {words.all} <Icon name="arrow-right" size={18} />
            </SiteLink>
          </p>
        </Container>
      </SectionFrame>
    </>
  )
}
