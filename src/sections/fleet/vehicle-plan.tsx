import {capacityOf} from '#domain/ride/capacity.ts'
import type {FleetVehicle} from '#src/content/facts/use-fleet.ts'
import {useWords} from '#src/language/words.ts'

import {SeatPlan} from '../seat-plan/seat-plan.tsx'

/** The seats and bag spaces of a vehicle, drawn and in words; what staff have not entered is left out. */
export function VehiclePlan({vehicle}: {vehicle: FleetVehicle}) {
  const capacity = capacityOf(vehicle.capacity, vehicle.passengers?.max)
  const {fleet: words, bags} = useWords('sections')
  const texts = [
    capacity?.bags && bags(capacity.bags.checked, capacity.bags.cabin),
    capacity?.childSeats && words.childSeats(capacity.childSeats),
    vehicle.capacity?.pets === true && words.pets,
  ].filter(Boolean)
  if (!capacity?.rows && texts.length === 0) return null
  return (
    <figure className="mt-4">
      {capacity?.rows && (
        <div className="aspect-[788/244] max-w-90">
          <SeatPlan rows={capacity.rows} bags={capacity.bags} light="half" />
        </div>
      )}
      {texts.length > 0 && (
        <figcaption className="mt-2 text-small text-(--fg-soft)">
          {texts.join(', ')}
          {vehicle.capacity?.isSample === true && words.sample}
        </figcaption>
      )}
    </figure>
  )
}
