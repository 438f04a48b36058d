import type {Airport, BoatTerminal, Service} from 'schema-dts'

import type {PageQueryResult} from '#src/content/sanity.types.ts'
import type {Words} from '#src/language/words.ts'

type Destination = NonNullable<NonNullable<PageQueryResult>['destination']>

/** The transfers to and from an airport or a port, for search engines. Null where it is neither or has no name. */
export function destinationService(
  {name, kind, code}: Destination,
  page: {url: string; businessId: string},
  words: Words<'seo'>,
): Service | null {
  if (!name || kind === 'conventionCenter') return null
  const place: Airport | BoatTerminal =
    kind === 'cruisePort'
      ? {'@type': 'BoatTerminal', name}
      : {'@type': 'Airport', name, ...(code && {[code.length > 3 ? 'icaoCode' : 'iataCode']: code})}
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: words.transfersOf(name),
    serviceType: kind === 'cruisePort' ? words.portTransfer : words.airportTransfer,
    url: page.url,
    provider: {'@id': page.businessId},
    areaServed: place,
  }
}
