import {useFleet} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {HeadedSection} from '../shared/headed-section.tsx'
import {VehicleCard} from './vehicle-card.tsx'

/** Every vehicle with its hourly price and the way to the booking board. */
export function FleetSection({section}: {section: Section<'fleetSection'>}) {
  const words = useWords('sections').fleet
  const resolve = usePlaceholders()
  const fleet = useFleet()
  const wideCards = [0, 4, 2][fleet.length % 3] ?? 0
  return (
    <HeadedSection section={section} surface="night" edge>
      {fleet.length === 0 ? (
        <ContactSentence>{resolve(section.emptyText) ?? words.empty}</ContactSentence>
      ) : (
        <ul className="grid gap-x-8 gap-y-13 md:grid-cols-6 md:gap-y-16">
          {fleet.map((vehicle, index) => (
            <li
              key={vehicle._id}
              className={`grid md:col-span-3 ${index < wideCards ? '' : 'lg:col-span-2'}`}
            >
              <VehicleCard
                vehicle={vehicle}
                size={index < wideCards ? 'half' : 'third'}
                priceUnit={resolve(section.priceUnit)}
                bookLabel={resolve(section.bookLabel)}
              />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
