import {defineQuery} from 'groq'

import {type QueryDefinition, type ResultOf, defineQueries, definition} from './query-definition.ts'

/** Where a link leads: to its page wherever that stands now, or to an address elsewhere. */
const href = `"href": coalesce(
    target.page->path + coalesce("#" + target.section, ""),
    target.href
  )`
const links = `{_key, _type, label, ${href}}`
const richText = `[]{..., "markDefs": markDefs[]{_key, _type, ${href}}}`

const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    company, tagline, phone, emergencyPhone, whatsappPhone, email, careersEmail, officeHours,
    closedDays[]{_key, _type, day, name}, address, mapUrl, licenses, socialLinks, bookingWidgetUrl,
    customerSignInUrl,
    bookNowLabel, callLabel, signInLabel,
    newsletterHeading, newsletterText, newsletterConsent, newsletterLabel, newsletterButton,
    footerNote, shareImage
  },
  "menus": *[_type == "menus"][0]{
    "headerLinks": headerLinks[]${links},
    "quickLinks": quickLinks[]${links}
  },
  "bookingRules": *[_type == "bookingRules"][0]{
    minimumHours, bookAheadHours, confirmationHours, replyHours, gratuityNote, meetingPointDays
  },
  "announcement": *[_type == "announcement"][0]{text, "link": link${links}, showFrom, showUntil},
  "services": *[_type == "service"] | order(title asc){_id, title, path},
  "legal": *[_type == "legalDocument"] | order(title asc){_id, title, path},
  "coverageAreas": *[_type == "coverageArea"] | order(county asc){_id, county},
  "order": *[_type == "listOrder"][0]{
    "services": services[]._ref,
    "coverageAreas": coverageAreas[]._ref
  }
}`)

/** A section as it is stored, with its links resolved. */
const sections = `"sections": sections[]{
    ...,
    _type in ["pageHeroSection", "callToActionSection", "coverageSection"] => {
      "actions": actions[]${links}
    },
    _type == "destinationHeadSection" => {
      "parent": parent${links},
      "actions": actions[]${links}
    },
    _type == "destinationVehiclesSection" => {"moreLink": moreLink${links}},
    _type == "packagesSection" => {
      "packageHref": coalesce(
        packageTarget.page->path + coalesce("#" + packageTarget.section, ""),
        packageTarget.href
      )
    },
    _type in ["aboutSection", "textSection", "legalTextSection"] => {"body": body${richText}},
    _type == "cancellationSection" => {"intro": intro${richText}, "outro": outro${richText}},
    _type == "ratesSection" => {"sheetLink": sheetLink${links}},
    _type == "rateSheetSection" => {"backLink": backLink${links}},
    _type == "travelDeskSection" => {
      "sheetLink": sheetLink${links},
      "papers": papers[]{
        _key, label, "url": file.asset->url, "extension": file.asset->extension, "bytes": file.asset->size
      }
    },
    _type == "faqSection" => {"items": items[]{..., "answer": answer${richText}}}
  }`

/** What the sections of an airport's or a port's page show of it. */
const destination = `"destination": destination->{
    _id, name, kind, code, meetingCheckedOn,
    meetingPoints[]{_key, level, title, steps},
    privateTerminals[]{_key, name, detail},
    graceTimes[]{_key, minutes, label},
    delayRule,
    driveTimes[]{_key, county, places, fromMinutes, toMinutes},
    "vehicleIds": vehicles[]._ref,
    facts[]{_key, text, source, readOn}
  }`

/** Without a description of its own a page is described by its first lead that names no token. */
const pageFields = `_id, _type, _updatedAt, title, path, showFrom, showUntil, lead, lastUpdated, ${sections},
  ${destination},
  "seo": {
    "title": seo.title,
    "description": coalesce(
      seo.description,
      lead,
      sections[count(string::split(lead, "{")) == 1][0].lead
    ),
    "shareImage": seo.shareImage
  }`

/** The page at an address, or else the one that stood there before. */
const pageQuery = defineQuery(`*[
  _type in ["page", "service", "legalDocument"] && (path == $path || $path in formerPaths)
] | order(select(path == $path => 0, 1) asc)[0]{
  ${pageFields}
}`)

/** Every page at once, for prerendering; an item is what pageQuery returns for its path. */
export const pagesQuery =
  defineQuery(`*[_type in ["page", "service", "legalDocument"] && defined(path)] | order(path asc){
  ${pageFields}
}`)

/** Where pages stood before, for the redirects of hosts. */
export const formerPathsQuery = defineQuery(`*[
  _type in ["page", "service", "legalDocument"] && defined(path) && count(formerPaths) > 0
] | order(path asc){path, formerPaths}`)

const servicesQuery = defineQuery(`{
  "services": *[_type == "service"] | order(title asc){_id, title, path, summary, points, picture},
  "order": *[_type == "listOrder"][0].services[]._ref
}`)

const fleetQuery = defineQuery(`{
  "vehicles": *[_type == "vehicle"] | order(name asc){
    capacity{rows, checkedBags, cabinBags, childSeats, pets, isSample},
    _id, name, shortName, picture, cutout, passengers, description, features
  },
  "rateCards": *[_type == "rates"][0].rateCards[]{
    _key, fromHours, toHours, prices[]{_key, "vehicleId": vehicle._ref, price}
  },
  "nextRates": *[_type == "rates"][0].next{
    startsOn,
    rateCards[]{_key, fromHours, toHours, prices[]{_key, "vehicleId": vehicle._ref, price}}
  },
  "order": *[_type == "listOrder"][0].vehicles[]._ref
}`)

const jobsQuery = defineQuery(`{
  "jobs": *[_type == "job"] | order(title asc){
    _id, _createdAt, _updatedAt, title, slug, employmentType, location, department, description,
    requirements, opensOn, closesOn
  },
  "order": *[_type == "listOrder"][0].jobs[]._ref
}`)

const coverageQuery = defineQuery(`{
  "areas": *[_type == "coverageArea"] | order(county asc){_id, county, cities},
  "destinations": *[_type == "destination"] | order(name asc){
    _id, name, kind, code, note, county, showInCoverage, otherNames,
    "ownPage": *[_type == 'page' && destination._ref == ^._id] | order(path asc)[0]{
      path, showFrom, showUntil
    }
  },
  "order": *[_type == "listOrder"][0]{
    "coverageAreas": coverageAreas[]._ref,
    "destinations": destinations[]._ref
  }
}`)

const cancellationPolicyQuery = defineQuery(`*[_type == "cancellationPolicy"][0]{
  tiers, noShowChargePercent, weatherRefundPercent
}`)

/**
 * The queries that pages share. An entry is all that a query needs: prerendering, navigation, the preview and
 * the tests go through this object, and the type of a result is the one generated for the query's text.
 */
export const queries = defineQueries({
  /** Header, footer, announcement, and what placeholders stand for. */
  site: {groq: siteQuery, neededBy: 'everyPage'},
  /** The service cards. */
  services: {groq: servicesQuery, neededBy: ['servicesSection']},
  /** Vehicles with every price: fleet cards and the rate table read the same numbers. */
  fleet: {
    groq: fleetQuery,
    neededBy: [
      'fleetSection',
      'ratesSection',
      'rateSheetSection',
      'costSection',
      'fitSection',
      'destinationVehiclesSection',
    ],
  },
  jobs: {groq: jobsQuery, neededBy: ['jobsSection']},
  coverage: {
    groq: coverageQuery,
    neededBy: ['coverageSection', 'coverageFinderSection', 'airportsSection'],
  },
  cancellationPolicy: {
    groq: cancellationPolicyQuery,
    neededBy: ['cancellationSection', 'refundSection', 'rateSheetSection'],
  },
})

/** The result of each shared query, by its name. */
export type QueryResults = {
  [Name in keyof typeof queries]: (typeof queries)[Name] extends QueryDefinition<infer Result>
    ? Result
    : never
}

export const sharedQueries = Object.values(queries)

/** One page, service or legal document by its path, or by one at which it stood before. */
export function pageQueryFor(path: string): QueryDefinition<ResultOf<typeof pageQuery>> {
  return definition('page', pageQuery, {path})
}
