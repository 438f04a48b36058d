import type {PostalAddress} from 'schema-dts'

/**
 * The office's address in its parts, for search engines: its last part is read as "Miami, FL 33101". Written in another
 * way it counts as the street. Without an address the business has that of the area it serves.
 */
export function postalAddress(text: unknown): PostalAddress {
  if (typeof text !== 'string' || !text) {
    return {...inUnitedStates, addressLocality: 'Miami', addressRegion: 'FL'}
  }
  const lines = text
    .trim()
    .split(/\s*\n\s*|\s*,\s*/)
    .filter(Boolean)
  const [, region, postalCode] = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(lines.at(-1) ?? '') ?? []
  if (!region || !postalCode || lines.length < 3) {
    return {...inUnitedStates, streetAddress: lines.join(', ')}
  }
  return {
    ...inUnitedStates,
    streetAddress: lines.slice(0, -2).join(', '),
    addressLocality: lines.at(-2),
    addressRegion: region,
    postalCode,
  }
}

const inUnitedStates = {'@type': 'PostalAddress', addressCountry: 'US'} as const
