import {type OpeningTimes, openingState} from '../../domain/opening.ts'
import {jobPath} from '../../domain/routes.ts'

type Shown = {_type: string; path?: unknown; slug?: unknown} & OpeningTimes

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
  const {_type, path} = document
  const place = typeof path === 'string' ? path : (jobPlace(document) ?? places[_type])
  return place ? new URL(place, origin).href : null
}

/** Where a job opening stands alone; only while it is open. */
export function jobPlace({_type, slug, ...times}: Shown): string | undefined {
  if (_type !== 'job' || typeof slug !== 'string' || !slug) return undefined
  if (openingState(times, Date.now()) !== 'open') return undefined
  return jobPath(slug)
}
