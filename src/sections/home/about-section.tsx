import {useId} from 'react'

import {pictureSlots} from '#domain/picture/slots.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {RichText} from '#src/content/components/rich-text.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {Prose} from '../shared/prose.tsx'
import {Stats} from './stats.tsx'

/** About the company: a few sentences, its numbers and the whole fleet in one strip. */
export function AboutSection({section}: {section: Section<'aboutSection'>}) {
  const heading = usePlaceholders()(section.heading)
  // A page may have two of these.
  const headingId = useId()
  if (!heading && !section.body && !section.stats && !section.lineup?.asset) return null
  return (
    <SectionFrame id="about" surface="paper" labelledBy={heading ? headingId : undefined}>
      <Container className="grid items-end gap-x-24 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          {heading && (
            <h2 id={headingId} className="text-title">
              {heading}
            </h2>
          )}
          <Prose className="mt-6 text-lead [&_p+p]:text-body [&_p+p]:leading-[1.65]">
            <RichText value={section.body} />
          </Prose>
        </div>
        <Stats stats={section.stats} />
        {section.lineup?.asset && <LineUp picture={section.lineup} />}
      </Container>
    </SectionFrame>
  )
}

/** All vehicles side by side on a double line; below 960 px the strip scrolls sideways. */
function LineUp({picture}: {picture: Section<'aboutSection'>['lineup']}) {
  const words = useWords('sections').fleet
  return (
    <section
      aria-label={words.sideBySide}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the strip
      tabIndex={0}
      className="mt-block overflow-x-auto [scrollbar-width:none] lg:col-span-2"
    >
      <div className="min-w-[60rem]">
        <Picture
          picture={picture}
          sizes={`(min-width: 1440px) ${pictureSlots.fleetStrip.width}px, (min-width: 960px) 90vw, 960px`}
          slot={pictureSlots.fleetStrip}
          className="w-full"
        />
        <div className="h-[5px] border-y border-t-(--fg-strong) border-b-dusk-500" />
      </div>
    </section>
  )
}
