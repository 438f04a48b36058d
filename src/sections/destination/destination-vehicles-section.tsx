import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLink} from '#src/content/components/use-links.ts'
import {useDestination} from '#src/content/facts/use-destination.ts'
import {useFleet} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {pickUpName} from './pick-up-name.ts'
import {VehicleSheet, drawingLengthFor} from './vehicle-sheet.tsx'

/** The vehicles that the office chose for this airport or port, from the side and from above. */
export function DestinationVehiclesSection({
  section,
}: {
  section: Section<'destinationVehiclesSection'>
}) {
  const words = useWords('sections')
  const resolve = usePlaceholders()
  const destination = useDestination(({name, code, vehicleIds}) => ({name, code, vehicleIds}))
  const fleet = useFleet()
  const chosen = [...new Set(textsOf(destination?.vehicleIds))].flatMap((id) => {
    const vehicle = fleet.find(({_id}) => _id === id)
    const name = resolve(vehicle?.name)
    return vehicle && name ? [{...vehicle, name}] : []
  })
  const more = useLink(section.moreLink)
  if (chosen.length === 0) return null
  const pickUp = pickUpName(destination)
  const drawingLength = drawingLengthFor(chosen)
  return (
    <HeadedSection section={section} surface="paper">
      <ul className="grid gap-12 max-lg:max-w-136 lg:grid-cols-3">
        {chosen.map((vehicle) => (
          <VehicleSheet
            key={vehicle._id}
            vehicle={vehicle}
            name={vehicle.name}
            pickUp={pickUp}
            drawingLength={drawingLength}
            bookLabel={resolve(section.bookLabel) ?? words.bookVehicle}
          />
        ))}
      </ul>
      {more && (
        <p className="mt-10">
          <SiteLink href={more.href} className={textLinkClass}>
            {more.label}
          </SiteLink>
        </p>
      )}
    </HeadedSection>
  )
}
