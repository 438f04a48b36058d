import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {ContactDetails} from './contact-details.tsx'
import {ContactForm} from './contact-form.tsx'
import {EmergencyLine} from './emergency-line.tsx'
import {MapPanel} from './map-panel.tsx'

/** Every way to reach the company: details, the emergency line, the message form and the map. */
export function ContactSection({section}: {section: Section<'contactSection'>}) {
  const resolve = usePlaceholders()
  return (
    <SectionFrame id={sectionAnchor(section)} surface="pearl" className={afterPageHead}>
      <Container>
        <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
          <div>
            <ContactDetails section={section} />
            <EmergencyLine
              heading={resolve(section.emergencyHeading)}
              text={resolve(section.emergencyText)}
            />
          </div>
          <ContactForm
            heading={resolve(section.formHeading)}
            submitLabel={resolve(section.submitLabel)}
          />
        </div>
        <MapPanel heading={resolve(section.mapHeading)} label={resolve(section.mapLabel)} />
      </Container>
    </SectionFrame>
  )
}

/** Less space above, because the curved edge of the page head adds some. */
const afterPageHead = 'pt-[calc(var(--spacing-section)*0.62)]'
