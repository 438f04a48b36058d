import {citiesOf, type useCoverage} from '#src/content/facts/use-coverage.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'

type Area = ReturnType<typeof useCoverage>['areas'][number]

/** One county with its first cities; the others open on demand. */
export function CountyCities({area, showAllLabel}: {area: Area; showAllLabel: string | null}) {
  const words = useWords('sections').coverage
  const cities = citiesOf(area)
  if (!area.county) return null
  return (
    <div className="grid gap-x-8 gap-y-2 border-t border-(--line) pt-6 pb-5 md:grid-cols-[12rem_1fr]">
      <h3 className="text-heading">{area.county}</h3>
      <div>
        <Cities names={showAllLabel ? cities.slice(0, shownCities) : cities} />
        {showAllLabel && cities.length > shownCities && (
          <details className="group">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-(--fg-link) underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              <span>
                {showAllLabel}
                <span className="sr-only">{words.places(cities.length, area.county)}</span>
              </span>
              <Icon
                name="chevron-down"
                size={16}
                className="transition-transform duration-(--duration-base) ease-drive group-open:rotate-180"
              />
            </summary>
            <Cities names={cities.slice(shownCities)} />
          </details>
        )}
      </div>
    </div>
  )
}

const shownCities = 8

function Cities({names}: {names: string[]}) {
  return (
    <ul className="flex flex-wrap gap-x-[1.1rem] gap-y-[0.15rem] text-(--fg-soft)">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
