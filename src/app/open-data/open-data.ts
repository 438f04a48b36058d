import {mainLanguage, pathTo} from '#domain/language.ts'
import {inOrder} from '#domain/list-order.ts'
import {fillPlaceholders, placeholderValues} from '#domain/placeholders.ts'
import {type CompleteRange, isCompleteRange, isFiniteNumber} from '#domain/price/number-range.ts'
import {completeTiers, isPercent} from '#domain/refund/tiers.ts'
import {jobPath} from '#domain/routes.ts'
import {jobState} from '#domain/time/job-state.ts'
import {nextRatesStart} from '#domain/time/next-rates-start.ts'
import {words} from '#domain/words/en.ts'
import {siteUrl} from '#src/content/environment.ts'
import {itemsOf, textsOf} from '#src/content/query/items-of.ts'
import {type LanguageSnapshot, pageAt} from '#src/content/query/site-snapshot.ts'
import {isShowing} from '#src/content/time/schedule.ts'
import {hasPassed} from '#src/content/time/use-has-passed.ts'
import type {Words} from '#src/language/words.ts'

import {ratesAtBuild} from '../seo/hourly-offers.ts'

export type OpenDataFile = {
  /** Each catalog says what is in it, for people and language models. */
  name: keyof Words<'seo'>['dataFiles']
  read: (snapshot: LanguageSnapshot) => unknown
}

/**
 * What the pages say, as JSON for programs; docs/open-data.md is its documentation. A fact that is not set is left out,
 * and what starts or ends by the clock is what holds at the build.
 */
export const openDataFiles: OpenDataFile[] = [
  {
    name: 'rates',
    read: rates,
  },
  {
    name: 'vehicles',
    read: vehicles,
  },
  {
    name: 'coverage',
    read: coverage,
  },
  {
    name: 'cancellation-policy',
    read: cancellationPolicy,
  },
  {
    name: 'openings',
    read: openJobs,
  },
]

/** The path of a file of open data. */
export function openDataPath(name: string): string {
  return `/data/${name}.json`
}

function rates({fleet, site}: LanguageSnapshot) {
  const {bookingRules} = site.result
  const {nextRates} = fleet.result
  const nextStart = nextRatesStart(nextRates)
  const isNextAhead = nextStart !== null && !hasPassed(nextStart, Date.now())
  return {
    currency: 'USD',
    per: 'hour',
    ...numberAs('minimumHours', bookingRules?.minimumHours),
    rates: cards(fleet, ratesAtBuild(fleet.result)),
    ...(isNextAhead && {
      next: {startsOn: nextRates?.startsOn, rates: cards(fleet, nextRates?.rateCards)},
    }),
  }
}

type RateCards = LanguageSnapshot['fleet']['result']['rateCards']

/** Durations from the shortest; without `toHours` the last has no end. */
function cards({result}: LanguageSnapshot['fleet'], rateCards: RateCards | undefined) {
  const names = new Map(result.vehicles.map(({_id, name}) => [_id, textOf(name)]))
  return itemsOf(rateCards)
    .filter(({fromHours}) => isFiniteNumber(fromHours))
    .toSorted((a, b) => (a.fromHours ?? 0) - (b.fromHours ?? 0))
    .map(({fromHours, toHours, prices}) => ({
      fromHours,
      ...numberAs('toHours', toHours),
      prices: itemsOf(prices).flatMap(({vehicleId, price}) => {
        const vehicle = vehicleId && names.get(vehicleId)
        return vehicle && isCompleteRange(price) ? [{vehicleId, vehicle, ...rangeOf(price)}] : []
      }),
    }))
}

function vehicles({fleet, site}: LanguageSnapshot) {
  const values = placeholderValues(site.result, words)
  const listed = inOrder(fleet.result.vehicles, fleet.result.order).flatMap((vehicle) => {
    const {_id, name, passengers, description, features} = vehicle
    if (!textOf(name)) return []
    return [
      {
        id: _id,
        name,
        ...(isCompleteRange(passengers) && {passengers: rangeOf(passengers)}),
        ...textAs('description', fillPlaceholders(textOf(description), values)),
        features: filledTexts(features, values),
      },
    ]
  })
  return {vehicles: listed}
}

function coverage({coverage: {result}, site}: LanguageSnapshot) {
  const values = placeholderValues(site.result, words)
  return {
    state: 'FL',
    counties: inOrder(result.areas, result.order?.coverageAreas).flatMap(({county, cities}) =>
      textOf(county) ? [{county, cities: textsOf(cities)}] : [],
    ),
    destinations: inOrder(result.destinations, result.order?.destinations).flatMap(
      ({name, kind, code, county, note}) =>
        textOf(name)
          ? [
              {
                name,
                ...textAs('kind', kind),
                ...textAs('code', code),
                ...textAs('county', county),
                ...textAs('note', fillPlaceholders(textOf(note), values)),
              },
            ]
          : [],
    ),
  }
}

function cancellationPolicy({cancellationPolicy: {result}}: LanguageSnapshot) {
  return {
    refunds: completeTiers(itemsOf(result?.tiers)).map(({fromHours, toHours, percent}) => ({
      fromHoursBeforePickUp: fromHours,
      ...numberAs('toHoursBeforePickUp', toHours),
      refundPercent: percent,
    })),
    ...(isPercent(result?.noShowChargePercent) && {
      noShowChargePercent: result.noShowChargePercent,
    }),
    ...(isPercent(result?.weatherRefundPercent) && {
      weatherRefundPercent: result.weatherRefundPercent,
    }),
  }
}

function openJobs({jobs: {result}, site, pages}: LanguageSnapshot) {
  const values = placeholderValues(site.result, words)
  const careers = pageAt(pathTo('careers', mainLanguage), {pages})
  const havePages = careers !== null && isShowing(careers, Date.now())
  const open = inOrder(result.jobs, result.order).flatMap((job) => {
    const {title, slug, opensOn, closesOn} = job
    const isOpen = jobState({opensOn, closesOn}, Date.now()) === 'open'
    if (!isOpen || !textOf(title) || !slug || !textOf(slug)) return []
    return [
      {
        title,
        ...(havePages && {url: `${siteUrl}${jobPath(slug)}`}),
        ...textAs('employmentType', job.employmentType),
        ...textAs('location', job.location),
        ...textAs('department', job.department),
        ...textAs('description', fillPlaceholders(textOf(job.description), values)),
        requirements: filledTexts(job.requirements, values),
        ...textAs('closesOn', closesOn),
      },
    ]
  })
  return {openings: open}
}

function filledTexts(
  texts: readonly unknown[] | null | undefined,
  values: ReturnType<typeof placeholderValues>,
): string[] {
  return textsOf(texts).flatMap((text) => fillPlaceholders(text, values) ?? [])
}

/** The types only say what the schema promises. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function textAs(name: string, value: unknown) {
  const text = textOf(value)
  return text === null ? {} : {[name]: text}
}

function numberAs(name: string, value: unknown) {
  return isFiniteNumber(value) ? {[name]: value} : {}
}

function rangeOf({min, max}: CompleteRange) {
  return {min, max}
}
