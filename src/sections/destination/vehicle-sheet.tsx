import {useId} from 'react'

import {bookingPath} from '#domain/booking-path.ts'
import {pictureSlots} from '#domain/picture/slots.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {capacityOf} from '#domain/ride/capacity.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {SiteLink} from '#src/content/components/site-link.tsx'
import type {FleetVehicle} from '#src/content/facts/use-fleet.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'

import {planLayout} from '../seat-plan/plan-layout.ts'
import {SeatPlan} from '../seat-plan/seat-plan.tsx'

type VehicleSheetProps = {
  vehicle: FleetVehicle
  name: string
  /** Where the ride begins, for the booking form. */
  pickUp: string | null
  bookLabel: string
  /** How many cm of the drawing the sheet is wide: the same for all vehicles beside each other. */
  drawingLength: number
}

/**
 * One vehicle from the side above its plan, as on a drawing sheet where all have one scale. Bags that nobody has measured
 * are left out.
 */
export function VehicleSheet({vehicle, name, pickUp, bookLabel, drawingLength}: VehicleSheetProps) {
  const words = useWords('sections')
  const language = useLanguage()
  const headingId = useId()
  const {rows, bags} = measured(vehicle)
  const passengers = formatRange(vehicle.passengers)
  return (
    // Two rows for all sheets beside each other, so that the drawings end at one height.
    <li className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <article
        aria-labelledby={headingId}
        className="flex h-full flex-col lg:row-span-2 lg:grid lg:grid-rows-subgrid"
      >
        <div className="mb-5 grid grid-rows-[1fr_auto] border-b border-(--line) print:hidden">
          {vehicle.cutout?.asset && (
            <div
              className="self-end"
              style={rows ? besidePlan(planLayout(rows, bags).length, drawingLength) : {}}
            >
              <Picture
                picture={vehicle.cutout}
                slot={pictureSlots.fleetCutout}
                sizes="(min-width: 1440px) 395px, (min-width: 1088px) 29vw, (min-width: 640px) 544px, calc(100vw - 40px)"
                className="h-auto w-full [mask-image:linear-gradient(#000_80%,transparent_99%)]"
              />
            </div>
          )}
          {rows && (
            <div className="overflow-hidden" style={{aspectRatio: `${drawingLength}/244`}}>
              <div style={{width: `${(planWidth / drawingLength) * 100}%`}}>
                <SeatPlan rows={rows} bags={bags} light="half" />
              </div>
            </div>
          )}
        </div>
        <div className="flex grow flex-col">
          <h3 id={headingId} className="text-heading print:text-[12pt]">
            {name}
          </h3>
          {passengers && (
            <p className="mt-1.5 font-medium">
              {passengers} {words.passengers(passengers)}
            </p>
          )}
          {bags && (
            <p className="mt-1 text-small text-(--fg-soft)">
              {words.bags(bags.checked, bags.cabin)}
            </p>
          )}
          <p className="mt-auto flex pt-5">
            <SiteLink
              href={bookingPath({pickup: pickUp, vehicle: name}, language)}
              aria-describedby={headingId}
              className={`${buttonClass({variant: 'secondary', size: 'small'})} grow sm:grow-0`}
            >
              {bookLabel}
            </SiteLink>
          </p>
        </div>
      </article>
    </li>
  )
}

/** What is drawn of a vehicle: the bags only if somebody has measured them. */
function measured({capacity, passengers}: FleetVehicle) {
  const {rows = null, bags = null} = capacityOf(capacity, passengers?.max) ?? {}
  return {rows, bags: capacity?.isSample === true ? null : bags}
}

/** How many cm of the drawings a sheet needs for the longest of these vehicles. */
export function drawingLengthFor(vehicles: readonly FleetVehicle[]): number {
  const lengths = vehicles
    .map(measured)
    .flatMap(({rows, bags}) => (rows ? [planLayout(rows, bags).length] : []))
  return Math.max(480, ...lengths) + beforeNose + 8
}

/** The car of the picture is as long as its plan and stands right above it. */
function besidePlan(length: number, drawingLength: number) {
  const width = (length / drawingLength) * pictureMargin
  const margin = (width - length / drawingLength) / 2
  return {width: `${width * 100}%`, marginLeft: `${(beforeNose / drawingLength - margin) * 100}%`}
}

/** The plan's drawing is as wide as this, in cm, and begins before the nose. */
const planWidth = 788
const beforeNose = 64
/** A cutout is 1600 wide for a car of 1480. */
const pictureMargin = 1600 / 1480
