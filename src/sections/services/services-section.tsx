import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useServices} from '#src/content/facts/use-services.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {HeadedSection} from '../shared/headed-section.tsx'
import {ServiceCard} from './service-card.tsx'

/** Every service as a card with a way to its page. */
export function ServicesSection({section}: {section: Section<'servicesSection'>}) {
  const words = useWords('sections').services
  const resolve = usePlaceholders()
  const services = useServices()
  return (
    <HeadedSection section={section} surface="pearl">
      {services.length === 0 ? (
        <ContactSentence>{words.empty}</ContactSentence>
      ) : (
        // The second column hangs 88 px lower; as an offset it cannot collide with the row above.
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2 md:gap-y-18 md:pb-22">
          {services.map((service) => (
            <li key={service._id} className="md:relative md:even:top-22">
              <ServiceCard service={service} learnMoreLabel={resolve(section.learnMoreLabel)} />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
