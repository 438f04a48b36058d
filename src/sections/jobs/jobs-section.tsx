import {useId} from 'react'

import {useOpenJobs} from '#src/content/facts/use-open-jobs.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {ListedJob} from './listed-job.tsx'

/** Open positions: what is open at this minute, by the visitor's clock. */
export function JobsSection({section}: {section: Section<'jobsSection'>}) {
  const words = useWords('jobs')
  const resolve = usePlaceholders()
  const headingId = useId()
  const {jobs} = useOpenJobs()
  const heading = resolve(section.heading)
  return (
    <SectionFrame surface="pearl" id="openings" labelledBy={heading ? headingId : undefined}>
      <Container>
        {heading && (
          <h2 id={headingId} className="mb-block">
            {heading}
          </h2>
        )}
        {jobs.length === 0 ? (
          <ContactSentence>{resolve(section.emptyText) ?? words.empty}</ContactSentence>
        ) : (
          <div className="border-b border-(--line)">
            {jobs.map((job) => (
              <ListedJob key={job._id} job={job} labels={section} />
            ))}
          </div>
        )}
      </Container>
    </SectionFrame>
  )
}
