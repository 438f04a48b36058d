import {useId} from 'react'

import {pictureSlots} from '#domain/picture/slots.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {Picture} from '#src/content/components/picture.tsx'
import type {FleetVehicle} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'

import {CheckList} from '../shared/check-list.tsx'
import {BookVehicleLink} from './book-vehicle-link.tsx'
import {VehiclePlan} from './vehicle-plan.tsx'

type VehicleCardProps = {
  vehicle: FleetVehicle
  /** How much of the row the card takes on a wide screen. */
  size: 'half' | 'third'
  priceUnit: string | null
  bookLabel: string | null
}

/**
 * One vehicle. What staff have not filled in is left out; a price is never shown without its conditions (per hour,
 * gratuity not included).
 */
export function VehicleCard({vehicle, size, priceUnit, bookLabel}: VehicleCardProps) {
  const {domain} = useWords('site')
  const words = useWords('sections')
  const resolve = usePlaceholders()
  const headingId = useId()
  const name = resolve(vehicle.name)
  const price = formatPriceRange(vehicle.hourlyPrice, domain)
  const gratuity = resolve(useSite(({bookingRules}) => bookingRules?.gratuityNote))
  const passengers = formatRange(vehicle.passengers)
  const description = resolve(vehicle.description)
  if (!name) return null
  return (
    <article aria-labelledby={headingId} className="group flex flex-col">
      <div className="overflow-hidden rounded-panel bg-ink-800">
        <Picture
          picture={vehicle.picture}
          sizes={sizes[size]}
          slot={pictureSlots.fleetCard}
          className="aspect-video w-full object-cover transition-transform duration-900 ease-drive group-hover:scale-[1.025]"
        />
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-[0.3rem]">
        <h3 id={headingId} className={size === 'third' ? 'lg:text-[1.75rem]' : ''}>
          {name}
        </h3>
        {price && (
          <p className="flex flex-wrap items-baseline gap-x-[0.3rem] leading-none">
            <span
              className={`tabular whitespace-nowrap font-display text-[1.625rem] leading-none font-[360] text-(--fg-accent) ${size === 'third' ? 'lg:text-[1.375rem]' : ''}`}
            >
              {price}
            </span>
            {priceUnit && <span className="text-sm text-(--fg-soft)">{priceUnit}</span>}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-small">
        {passengers && (
          <p className="flex items-center gap-2">
            <Icon name="users-round" size={20} className="flex-none text-(--fg-accent)" />
            <span className="tabular">
              {passengers} {words.passengers(passengers)}
            </span>
          </p>
        )}
        {price && gratuity && <p className="text-caption text-(--fg-soft)">{gratuity}</p>}
      </div>
      {description && (
        <p className="mt-3 max-w-[34rem] text-small leading-[1.6] text-pretty text-(--fg-soft)">
          {description}
        </p>
      )}
      <CheckList layout="inline" items={vehicle.features} className="mt-3" />
      <VehiclePlan vehicle={vehicle} />
      {bookLabel && (
        <div className="mt-auto flex pt-[1.4rem]">
          <BookVehicleLink describedBy={headingId}>{bookLabel}</BookVehicleLink>
        </div>
      )}
    </article>
  )
}

const sizes = {
  half: `(min-width: 1440px) ${pictureSlots.fleetCard.width}px, (min-width: 832px) 45vw, calc(100vw - 40px)`,
  third:
    '(min-width: 1440px) 405px, (min-width: 1088px) 29vw, (min-width: 832px) 45vw, calc(100vw - 40px)',
}
