import {useId} from 'react'

import {useJobs} from '#src/content/use-jobs.ts'
import {useTokens} from '#src/content/use-tokens.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import {ContactSentence} from './contact-sentence.tsx'
import {JobOpening} from './job-opening.tsx'
import type {Section} from './section.ts'

/** Open positions. */
export function JobsSection({section}: {section: Section<'jobsSection'>}) {
  const resolve = useTokens()
  const headingId = useId()
  const jobs = useJobs()
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
          <ContactSentence>
            {resolve(section.emptyText) ?? 'There is no opening at the moment.'}
          </ContactSentence>
        ) : (
          <div className="border-b border-(--line)">
            {jobs.map((job) => (
              <JobOpening key={job._id} job={job} labels={section} />
            ))}
          </div>
        )}
      </Container>
    </SectionFrame>
  )
}
