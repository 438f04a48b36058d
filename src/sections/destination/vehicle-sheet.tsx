import {useId} from 'react'

import {pictureSlots} from '#domain/picture/slots.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {capacityOf} from '#domain/ride/capacity.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {SiteLink} from '#src/content/components/site-link.tsx'
import type {FleetVehicle} from '#src/content/facts/use-fleet.ts'
import {buttonClass} from '#src/ui/button.tsx'

import {planLayout} from '../seat-plan/plan-layout.ts'
import {SeatPlan} from '../seat-plan/seat-plan.tsx'

type VehicleSheetProps = {
  vehicle: FleetVehicle
  name: string
  /** Where the ride begins, for the booking form. */
  pickUp: string | null
  bookLabel: string
}

/**
 * One vehicle from the side above its plan, as on a drawing sheet where all have one scale. Bags that nobody has measured
 * are left out.
 */
export function VehicleSheet({vehicle, name, pickUp, bookLabel}: VehicleSheetProps) {
  const headingId = useId()
  const capacity = capacityOf(vehicle.capacity, vehicle.passengers?.max)
  const bags = vehicle.capacity?.isSample === true ? null : (capacity?.bags ?? null)
  const passengers = formatRange(vehicle.passengers)
  const query = new URLSearchParams({...(pickUp && {pickup: pickUp}), vehicle: name})
  return (
    <li>
      <article aria-labelledby={headingId} className="flex h-full flex-col">
        <div className="mb-5 grid aspect-[788/620] grid-rows-[1fr_auto] border-b border-(--line) max-lg:aspect-auto print:hidden">
          {vehicle.cutout?.asset && (
            <div className="self-end" style={capacity?.rows ? besidePlan(capacity.rows, bags) : {}}>
              <Picture
                picture={vehicle.cutout}
                slot={pictureSlots.fleetCutout}
                sizes="(min-width: 1440px) 395px, (min-width: 1088px) 29vw, (min-width: 640px) 544px, calc(100vw - 40px)"
                className="h-auto w-full [mask-image:linear-gradient(#000_80%,transparent_99%)]"
              />
            </div>
          )}
          {capacity?.rows && (
            <div className="aspect-[788/244] [&_svg]:size-full">
              <SeatPlan rows={capacity.rows} bags={bags} light="half" />
            </div>
          )}
        </div>
        <h3 id={headingId} className="text-heading">
          {name}
        </h3>
        {passengers && (
          <p className="mt-1.5 font-medium">
            {passengers} {passengers === '1' ? 'passenger' : 'passengers'}
          </p>
        )}
        {bags && (
          <p className="mt-1 text-small text-(--fg-soft)">
            {bags.checked} checked and {bags.cabin} cabin bags
          </p>
        )}
        <p className="mt-auto flex pt-5">
          <SiteLink
            href={`/reservation?${query}`}
            aria-describedby={headingId}
            className={`${buttonClass({variant: 'secondary', size: 'small'})} grow sm:grow-0`}
          >
            {bookLabel}
          </SiteLink>
        </p>
      </article>
    </li>
  )
}

/** The car of the picture is as long as its plan and stands right above it. */
function besidePlan(rows: readonly number[], bags: Parameters<typeof planLayout>[1]) {
  const width = (planLayout(rows, bags).length / planWidth) * pictureMargin
  return {
    width: `${width * 100}%`,
    marginLeft: `${(nose - (width - width / pictureMargin) / 2) * 100}%`,
  }
}

/** The plan's drawing is as wide as this, in cm, and begins before the nose. */
const planWidth = 788
const nose = 64 / planWidth
/** A cutout is 1600 wide for a car of 1480. */
const pictureMargin = 1600 / 1480
