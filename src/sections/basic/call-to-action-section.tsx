import {pictureSlots} from '#domain/picture/slots.ts'
import {sectionAnchor} from '#domain/section-anchors.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

import type {Section} from '../section.ts'
import {Actions} from '../shared/actions.tsx'
import {CausewayBand, bandPictureClass} from '../shared/causeway-band.tsx'

/** The band that ends a page: one sentence and where to go next. */
export function CallToActionSection({section}: {section: Section<'callToActionSection'>}) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  if (!heading) return null
  const picture = section.picture?.asset && (
    <Picture
      picture={section.picture}
      slot={pictureSlots.closingBand}
      // On a phone the band is taller than wide, so the picture is drawn wider than the screen.
      sizes="max(100vw, 1200px)"
      className={bandPictureClass}
    />
  )
  return (
    <CausewayBand
      id={sectionAnchor(section)}
      heading={heading}
      lead={resolve(section.lead)}
      picture={picture}
    >
      <Actions actions={section.actions} />
    </CausewayBand>
  )
}
