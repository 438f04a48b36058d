import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'

import {namedPageAt, languageOf, pathTo} from '#domain/language.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {normalizePath} from '#domain/routes.ts'
import {officeWeek, weekdays} from '#domain/time/office-state.ts'
import type {DomainWords} from '#domain/words/en.ts'
import {siteUrl} from '#src/content/environment.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {
  type LanguageSnapshot,
  type SiteSnapshot,
  pageAt,
  pagesIn,
  languagesIn,
  snapshotIn,
} from '#src/content/query/site-snapshot.ts'
import {isShowing} from '#src/content/time/schedule.ts'
import {type Words, loadWords} from '#src/language/words.ts'

import {closedDays} from './closed-days.ts'
import {destinationService} from './destination-service.ts'
import {hourlyOffers, hourlyPrices, pricePerHour} from './hourly-offers.ts'
import {type Fill, placeholdersIn} from './placeholders-in.ts'
import {postalAddress} from './postal-address.ts'

type Settings = NonNullable<LanguageSnapshot['site']['result']['settings']>

const businessId = `${siteUrl}/#business`

/**
 * What search engines read of a page, as one graph: the business, the site, a service with its hourly
 * prices, the way back home. Null for pages that nobody searches for. A fact that is not set is left out.
 */
export async function structuredData(path: string, published: SiteSnapshot): Promise<Graph | null> {
  const language = languageOf(path)
  const words = await loadWords('seo', language)
  const {domain} = await loadWords('site', language)
  const snapshot = snapshotIn(language, published)
  const {settings} = snapshot.site.result
  const page = pageAt(path, snapshot)
  if (!page || !settings?.company) return null
  const fill = await placeholdersIn(language, snapshot)
  const things: Thing[] = [webPage(path, {title: fill(page.title)})]
  const named = namedPageAt(path)
  if (named === 'home')
    things.push(website(settings, published), business(settings, snapshot, {seo: words, domain}))
  else things.push(breadcrumbs(path, page, {fill, words, published}))
  if (named === 'contact') things.push(business(settings, snapshot, {seo: words, domain}))
  if (page._type === 'service') things.push(service(path, page, {snapshot, fill, words}))
  const destination =
    page.destination &&
    destinationService(page.destination, {url: siteUrl + path, businessId}, words)
  if (destination) things.push(destination)
  return {'@context': 'https://schema.org', '@graph': things}
}

function website({company}: Settings, published: SiteSnapshot): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: text(company),
    inLanguage: languagesIn(published),
  }
}

/** The page as a document, which is where a language can be named. */
function webPage(path: string, {title}: {title: string | null}): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${siteUrl}${path}#page`,
    url: `${siteUrl}${path}`,
    name: text(title),
    inLanguage: languageOf(path),
    isPartOf: {'@id': `${siteUrl}/#website`},
  }
}

/** A service-area business: without a street address it says which counties it serves. */
function business(
  settings: Settings,
  snapshot: LanguageSnapshot,
  {seo, domain}: {seo: Words<'seo'>; domain: DomainWords},
): LocalBusiness {
  const range = formatPriceRange(hourlyPrices(snapshot.fleet.result), domain)
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: text(settings.company),
    url: `${siteUrl}/`,
    ...(settings.phone && {telephone: settings.phone}),
    ...(settings.email && {email: settings.email}),
    address: postalAddress(settings.address),
    areaServed: counties(snapshot, seo),
    ...(range && {priceRange: seo.pricePerHour(range)}),
    ...officeHours(settings),
    ...closedDays(itemsOf(settings.closedDays), Date.now()),
    ...(settings.emergencyPhone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: settings.emergencyPhone,
        hoursAvailable: {'@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59'},
      },
    }),
    ...(settings.socialLinks && {
      sameAs: itemsOf(settings.socialLinks).flatMap(({url}) => url ?? []),
    }),
  }
}

function officeHours({officeHours: hours}: Settings) {
  const week = officeWeek(hours)
  if (!week) return {}
  const openingHoursSpecification: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...week.days].flatMap((day) => weekdays[day] ?? []),
    opens: week.opens,
    closes: week.closes,
  }
  return {openingHoursSpecification}
}

type Page = NonNullable<ReturnType<typeof pageAt>>

function service(
  path: string,
  page: Page,
  {snapshot, fill, words}: {snapshot: LanguageSnapshot; fill: Fill; words: Words<'seo'>},
): Service {
  const prices = hourlyPrices(snapshot.fleet.result)
  const name = text(fill(page.title))
  const description = fill(page.seo?.description)
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name,
    serviceType: name,
    url: `${siteUrl}${path}`,
    ...(description && {description}),
    provider: {'@id': businessId},
    areaServed: counties(snapshot, words),
    ...(prices && {offers: {'@type': 'Offer', priceSpecification: pricePerHour(prices)}}),
    ...(hasRateTable(page) && {
      hasOfferCatalog: hourlyOffers(snapshot.fleet.result, words.hourlyRates),
    }),
  }
}

function hasRateTable(page: Page): boolean {
  return shownSections(page).some(({_type}) => _type === 'ratesSection')
}

/** The sections that visitors see at the time of the build. */
function shownSections({sections}: Page) {
  return itemsOf(sections).filter((section) => isShowing(section, Date.now()))
}

/** The way back home, through the page that the head of an airport's page names. */
function breadcrumbs(
  path: string,
  page: Page,
  {fill, words, published}: {fill: Fill; words: Words<'seo'>; published: SiteSnapshot},
): BreadcrumbList {
  const steps = [
    {name: words.home, url: siteUrl + pathTo('home', languageOf(path))},
    ...stepAbove(page, {fill, published}),
    {name: text(fill(page.title)), url: `${siteUrl}${path}`},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** The step to the page that the head of an airport's page names, while that is on the site. */
function stepAbove(page: Page, {fill, published}: {fill: Fill; published: SiteSnapshot}) {
  const head = shownSections(page).find(({_type}) => _type === 'destinationHeadSection')
  const above = head?._type === 'destinationHeadSection' ? head.parent : null
  const name = fill(above?.label)
  if (!name || !above?.href?.startsWith('/')) return []
  const path = normalizePath(above.href.replace(/[?#].*/, ''))
  const isOnSite = pagesIn(published).some((shown) => shown.path === path)
  return isOnSite ? [{name, url: siteUrl + above.href}] : []
}

function counties({site}: LanguageSnapshot, words: Words<'seo'>) {
  return site.result.coverageAreas.flatMap(({county}) =>
    county ? [{'@type': 'AdministrativeArea', name: words.county(county)} as const] : [],
  )
}

function text(value: string | null | undefined): string {
  return value ?? ''
}
