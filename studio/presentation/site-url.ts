import {mainLanguage, pathTo} from '../../domain/language.ts'
import {jobPath} from '../../domain/routes.ts'
import {type JobTimes, jobState} from '../../domain/time/job-state.ts'
import {languageOfDocument} from '../language/document-language.ts'

type Shown = {_type: string; path?: unknown; slug?: unknown; language?: unknown} & JobTimes

/** Where the facts of a document show first. Pages, services and legal documents know their path. */
const paths: Record<string, string> = {
  announcement: '/',
  bookingRules: '/reservation',
  cancellationPolicy: '/terms-of-service',
  coverageArea: '/#coverage',
  destination: '/#coverage',
  job: '/careers#openings',
  listOrder: '/',
  menus: '/',
  rates: '/services/hourly-service',
  siteSettings: '/contact',
  vehicle: '/#fleet',
}

/** The URL on the site, or null for a document that shows nowhere. */
export function siteUrlOf(document: Shown, origin: string): string | null {
  const {_type, path} = document
  const shownAt =
    typeof path === 'string' ? path : (openJobPath(document) ?? jobsPath(document) ?? paths[_type])
  return shownAt ? new URL(shownAt, origin).href : null
}

/** A job in another language shows in the list of that language. */
function jobsPath({_type, ...document}: Shown): string | undefined {
  const language = languageOfDocument(document)
  if (_type !== 'job' || language === mainLanguage) return undefined
  return `${pathTo('careers', language)}#openings`
}

/** The path of the page with one job alone; undefined unless it is open. */
export function openJobPath({_type, slug, language, ...times}: Shown): string | undefined {
  if (_type !== 'job' || typeof slug !== 'string' || !slug) return undefined
  if (jobState(times, Date.now()) !== 'open') return undefined
  return jobPath(slug, languageOfDocument({language}))
}
