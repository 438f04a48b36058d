import {useId} from 'react'

import {useOpenings} from '#src/content/facts/use-openings.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {JobOpening} from './job-opening.tsx'

/** Open positions: what is open at this minute, by the visitor's clock. */
export function JobsSection({section}: {section: Section<'jobsSection'>}) {
  const words = useWords('jobs')
  const resolve = usePlaceholders()
  const headingId = useId()
  const {openings} = useOpenings()
  const heading = resolve(section.heading)
  return (
    <SectionFrame surface="pearl" id="openings" labelledBy={heading ? headingId : undefined}>
      <Container>
        {heading && (
          <h2 id={headingId} className="mb-block">
            {heading}
          </h2>
        )}
        {openings.length === 0 ? (
          <ContactSentence>{resolve(section.emptyText) ?? words.empty}</ContactSentence>
        ) : (
          <div className="border-b border-(--line)">
            {openings.map((opening) => (
              <JobOpening key={opening._id} opening={opening} labels={section} />
            ))}
          </div>
        )}
      </Container>
    </SectionFrame>
  )
}
