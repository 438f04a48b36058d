import {formatDuration} from '#domain/price/duration.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {CallLink} from '#src/booking/call-link.tsx'
import type {useRateBands} from '#src/content/facts/use-fleet.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

type Vehicle = ReturnType<typeof useRateBands>[number]

/** Where no scripts run, every rate in place of the choice, and the number to ask for anything else. */
export function PublishedRates({vehicles}: {vehicles: readonly Vehicle[]}) {
  const {domain} = useWords('site')
  const words = useWords('cost')
  const phone = useSite(({settings}) => settings?.phone)
  return (
    <div className="hidden scriptless:block lg:order-first">
      <h3 className="text-subheading">{words.published}</h3>
      <ul className="mt-3">
        {vehicles.map(({_id, name, bands}) => (
          <li key={_id} className="border-t border-(--line) py-3">
            <strong>{name}</strong>
            {bands.map((band) => {
              const price = formatPriceRange(band.price, domain)
              return (
                price && (
                  <span key={band.fromHours} className="tabular block text-(--fg-soft)">
                    {formatDuration(band, domain)}: {price}
                  </span>
                )
              )
            })}
          </li>
        ))}
      </ul>
      {phone && (
        <p className="mt-3">
          {words.otherLength} <CallLink phone={phone} verb={words.call} className={textLinkClass} />
        </p>
      )}
    </div>
  )
}
