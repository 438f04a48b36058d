import {capacityOf} from '#domain/ride/capacity.ts'
import type {FleetVehicle} from '#src/content/facts/use-fleet.ts'

import {SeatPlan} from '../seat-plan/seat-plan.tsx'

/** The seats and bag places of a vehicle, drawn and in words; what staff have not entered is left out. */
export function VehiclePlan({vehicle}: {vehicle: FleetVehicle}) {
  const capacity = capacityOf(vehicle.capacity, vehicle.passengers?.max)
  const words = [
    capacity?.bags && `${capacity.bags.checked} checked and ${capacity.bags.cabin} cabin bags`,
    capacity?.childSeats &&
      `${capacity.childSeats} child ${capacity.childSeats === 1 ? 'seat' : 'seats'}`,
    vehicle.capacity?.pets === true && 'pets welcome',
  ].filter(Boolean)
  if (!capacity?.rows && words.length === 0) return null
  return (
    <figure className="mt-4">
      {capacity?.rows && (
        <div className="aspect-[788/244] max-w-90">
          <SeatPlan rows={capacity.rows} bags={capacity.bags} light="half" />
        </div>
      )}
      {words.length > 0 && (
        <figcaption className="mt-2 text-small text-(--fg-soft)">
          {words.join(', ')}
          {vehicle.capacity?.isSample === true && ' (sample)'}
        </figcaption>
      )}
    </figure>
  )
}
