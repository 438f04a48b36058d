type Shown = {_type: string; path?: unknown}

/** Where the facts of a document show first. Pages, services and legal documents know their path. */
const places: Record<string, string> = {
  announcement: '/',
  bookingRules: '/reservation',
  cancellationPolicy: '/terms-of-service',
  coverageArea: '/#coverage',
  destination: '/#coverage',
  job: '/careers#openings',
  listOrder: '/',
  rates: '/services/hourly-service',
  siteSettings: '/contact',
  vehicle: '/#fleet',
}

/** The full address on the site, or null for a document that shows nowhere. */
export function siteAddress(document: Shown, origin: string): string | null {
  const place = typeof document.path === 'string' ? document.path : places[document._type]
  return place ? new URL(place, origin).href : null
}
