import type {Place} from '#domain/destination/find-places.ts'
import type {IconName} from '#domain/icon-names.ts'
import {textsOf} from '#src/content/facts/items-of.ts'
import {useCoverage} from '#src/content/facts/use-coverage.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

export type KnownPlace = Place & {
  key: string
  icon: IconName
  /** "City in Broward" */
  detail: string
  path: string | null
}

/** Every place of Coverage: the destinations, which have pages, then counties with their cities. */
export function usePlaces(): KnownPlace[] {
  const resolve = usePlaceholders()
  const {areas, destinations} = useCoverage()
  const counties = areas.flatMap(({_id, county, cities}): KnownPlace[] => {
    if (!county) return []
    const own = [...new Set(textsOf(cities).filter((city) => city.trim()))]
    return [
      place(`${county}`, 'county', null, {key: _id, icon: 'map-pin'}),
      ...own.map((city) => place(city, 'city', county, {key: `${_id} ${city}`, icon: 'map-pin'})),
    ]
  })
  const others = destinations.flatMap((destination): KnownPlace[] => {
    const {_id, code, county, otherNames, path} = destination
    const name = resolve(destination.name)
    const kind = kinds.find(({value}) => value === destination.kind)
    if (!name || !kind) return []
    const also = [...textsOf(otherNames), ...(code ? [code] : [])]
    return [
      {...place(name, kind.word, county, {key: _id, icon: kind.icon}), otherNames: also, path},
    ]
  })
  return [...others, ...counties]
}

const kinds = [
  {value: 'airport', word: 'airport', icon: 'plane'},
  {value: 'cruisePort', word: 'cruise port', icon: 'ship'},
  {value: 'conventionCenter', word: 'convention center', icon: 'landmark'},
] as const

function place(
  name: string,
  kind: string,
  county: string | null,
  look: Pick<KnownPlace, 'key' | 'icon'>,
): KnownPlace {
  const word = kind.charAt(0).toUpperCase() + kind.slice(1)
  return {
    ...look,
    name,
    otherNames: [],
    context: county ? [kind, county] : [kind],
    detail: county ? `${word} in ${county}` : word,
    path: null,
  }
}
