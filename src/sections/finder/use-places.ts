import type {Place} from '#domain/destination/find-places.ts'
import type {IconName} from '#domain/icon-names.ts'
import {citiesOf, useCoverage} from '#src/content/facts/use-coverage.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

export type KnownPlace = Place & {
  key: string
  icon: IconName
  /** "City in Broward County" */
  detail: string
  path: string | null
}

/** Every place of Coverage: the destinations, which have pages, then counties with their cities. */
export function usePlaces(): KnownPlace[] {
  const words = useWords('sections').finder
  const resolve = usePlaceholders()
  const {areas, destinations} = useCoverage()
  const counties = areas.flatMap((area): KnownPlace[] => {
    const {_id, county} = area
    if (!county) return []
    return [
      place(county, 'county', {key: _id, icon: 'map-pin'}),
      ...citiesOf(area).map((city) =>
        place(city, 'city', {key: `${_id} ${city}`, icon: 'map-pin'}, county),
      ),
    ]
  })
  const others = destinations.flatMap((destination): KnownPlace[] => {
    const {_id, code, county, otherNames, path} = destination
    const name = resolve(destination.name)
    const known = kinds.find(({kind}) => kind === destination.kind)
    if (!name || !known) return []
    const also = [...textsOf(otherNames), ...(code ? [code] : [])]
    return [
      {...place(name, known.kind, {key: _id, icon: known.icon}, county), otherNames: also, path},
    ]
  })
  return [...others, ...counties]

  function place(
    name: string,
    kind: keyof typeof words.kinds,
    shown: Pick<KnownPlace, 'key' | 'icon'>,
    county: string | null = null,
  ): KnownPlace {
    const word = words.kinds[kind]
    return {
      ...shown,
      name,
      otherNames: [],
      // Many names of cities end with the word: "Plant City" would be any city that begins with "plant".
      kind: kind === 'city' ? null : word,
      context: county === null ? [] : [county],
      detail: county ? words.kindIn(word, county) : word,
      path: null,
    }
  }
}

const kinds = [
  {kind: 'airport', icon: 'plane'},
  {kind: 'cruisePort', icon: 'ship'},
  {kind: 'conventionCenter', icon: 'landmark'},
] as const
