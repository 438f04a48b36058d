import {defineQuery} from 'groq'

import {languageOf} from '#domain/language.ts'

import {
  type QueryDefinition,
  type ResultOf,
  defineQueries,
  queryDefinition,
} from './query-definition.ts'

/** Where a link leads: to its page, wherever that is now, or to a URL elsewhere. */
const href = `"href": coalesce(
    target.page->path + coalesce("#" + target.section, ""),
    target.href
  )`
const links = `{_key, _type, label, ${href}}`

/** What names the languages of a page or a job, in the shape of Sanity's plugin for translated documents. */
const translations = '*[_type == "translation.metadata" && references(^._id)][0].translations'
const isPage = '_type in ["page", "service", "legalDocument"]'
const isInLanguage = 'coalesce(language, "en") == $language'
/** A translation takes its place in lists by the id of its original. */
const originalId = `"_id": coalesce(${translations}[language == "en"][0].value._ref, _id)`

/** A translated job is left out while its original is unpublished, which has its days, its slug and its place. */
const hasOriginal = `($language == "en" || defined(${translations}[language == "en"][0].value->_id))`

/** A text of a document that all languages share: in another one from the field of its translations, or null. */
const translated = <Field extends string>(field: Field) =>
  `"${field}": select($language == "en" => ${field}, ${field}Translations[language == $language][0].value)` as const

/** A picture of a document that all languages share: its description stands beside it for each other language. */
const translatedPicture = <Field extends string>(field: Field) =>
  `${field}{
      ...,
      "alt": select($language == "en" => alt, ^.${field}AltTranslations[language == $language][0].value)
    }` as const

/** A link of a document that all languages share: its words and its page in one of them. */
const translatedLinks = `{
    _key, _type,
    ${translated('label')},
    "href": coalesce(
      select(
        $language == "en" => target.page->path,
        *[
          _type == "translation.metadata" && references(^.target.page._ref)
        ][0].translations[language == $language][0].value->path
      ) + coalesce("#" + target.section, ""),
      target.href
    )
  }` as const

const richText = `[]{..., "markDefs": markDefs[]{_key, _type, ${href}}}`

const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    company, ${translated('tagline')}, phone, emergencyPhone, whatsappPhone, email, careersEmail, officeHours,
    "closedDays": closedDays[]{_key, _type, day, ${translated('name')}}, address, mapUrl, licenses,
    socialLinks, bookingWidgetUrl, bookingLanguageParameter, customerSignInUrl,
    ${translated('bookNowLabel')}, ${translated('callLabel')}, ${translated('signInLabel')},
    ${translated('newsletterHeading')}, ${translated('newsletterText')}, ${translated('newsletterConsent')},
    ${translated('newsletterLabel')}, ${translated('newsletterButton')},
    ${translated('footerNote')},
    "shareImage": ${translatedPicture('shareImage')}
  },
  "menus": *[_type == "menus"][0]{
    "headerLinks": headerLinks[]${translatedLinks},
    "quickLinks": quickLinks[]${translatedLinks}
  },
  "bookingRules": *[_type == "bookingRules"][0]{
    minimumHours, bookAheadHours, confirmationHours, replyHours, ${translated('gratuityNote')},
    meetingPointDays
  },
  "fullRefundHours": *[_type == "cancellationPolicy"][0].tiers[refundPercent == 100][0].fromHours,
  "announcement": *[_type == "announcement"][0]{
    ${translated('text')}, "original": text, "link": link${translatedLinks}, showFrom, showUntil
  },
  "services": *[_type == "service" && ${isInLanguage}] | order(title asc){
    ${originalId}, title, path
  },
  "languages": *[
    _type == "translation.metadata" && references("page-home")
  ][0].translations[defined(value->path)].language,
  "legal": *[_type == "legalDocument" && ${isInLanguage}] | order(title asc){_id, title, path},
  "scheduledPages": *[
    _type == "page" && ${isInLanguage} && defined(path) && (defined(showFrom) || defined(showUntil))
  ] | order(path asc){_id, path, showFrom, showUntil},
  "coverageAreas": *[_type == "coverageArea"] | order(county asc){_id, county},
  "order": *[_type == "listOrder"][0]{
    "services": services[]._ref,
    "coverageAreas": coverageAreas[]._ref
  }
}`)

/** How a chapter is named in the first language, for the links that know it by that name; null in that language. */
const originalHeading = `"originalHeading": select(^.language != "en" => *[
      _type == "translation.metadata" && references(^.^._id)
    ][0].translations[language == "en"][0].value->sections[_key == ^._key][0].heading)`

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
    _type in ["aboutSection", "textSection"] => {"body": body${richText}},
    _type == "legalTextSection" => {"body": body${richText}, ${originalHeading}},
    _type == "cancellationSection" => {
      "intro": intro${richText}, "outro": outro${richText}, ${originalHeading}
    },
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
    _id, ${translated('name')}, kind, code, meetingCheckedOn,
    "meetingPoints": meetingPoints[]{_key, ${translated('level')}, ${translated('title')}, ${translated('steps')}},
    "privateTerminals": privateTerminals[]{_key, name, ${translated('detail')}},
    "graceTimes": graceTimes[]{_key, minutes, ${translated('label')}},
    ${translated('delayRule')},
    "driveTimes": driveTimes[]{_key, county, ${translated('places')}, fromMinutes, toMinutes},
    "vehicleIds": vehicles[]._ref,
    "facts": facts[]{_key, ${translated('text')}, source, readOn}
  }` as const

/** A page without a description of its own is described by the first lead on it that has no placeholder. */
const pageFields =
  `_id, _type, _updatedAt, title, path, showFrom, showUntil, lead, lastUpdated, ${sections},
  "translations": ${translations}[defined(value->path)]{
    language, "path": value->path, "showFrom": value->showFrom, "showUntil": value->showUntil
  },
  ${destination},
  "seo": {
    "title": seo.title,
    "description": coalesce(
      seo.description,
      lead,
      sections[count(string::split(lead, "{")) == 1][0].lead
    ),
    "shareImage": seo.shareImage
  }` as const

/** The page at a path, or else the one that was there before; of several the first, as in redirects.ts. */
const pageQuery = defineQuery(`*[
  ${isPage} && (path == $path || $path in formerPaths)
] | order(select(path == $path => 0, 1) asc, path asc)[0]{
  ${pageFields}
}`)

/** Every page of a language at once, for prerendering; an item is what pageQuery returns for its path. */
export const pagesQuery = defineQuery(`*[
  ${isPage} && defined(path) && ${isInLanguage}
] | order(path asc){
  ${pageFields}
}`)

/** The earlier paths of pages, for the redirects of hosts. */
export const formerPathsQuery = defineQuery(`*[
  ${isPage} && defined(path) && count(formerPaths) > 0
] | order(path asc){path, formerPaths}`)

const servicesQuery = defineQuery(`{
  "services": *[_type == "service" && ${isInLanguage}] | order(title asc){
    ${originalId}, title, path, summary, points, picture
  },
  "order": *[_type == "listOrder"][0].services[]._ref
}`)

const fleetQuery = defineQuery(`{
  "vehicles": *[_type == "vehicle"] | order(name asc){
    capacity{rows, checkedBags, cabinBags, childSeats, pets, isSample},
    _id, name, shortName, passengers, ${translated('description')}, ${translated('features')},
    "picture": ${translatedPicture('picture')},
    "cutout": ${translatedPicture('cutout')}
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
  "jobs": *[_type == "job" && ${isInLanguage} && ${hasOriginal}] | order(title asc){
    ${originalId}, _updatedAt, title, employmentType, location, department, description,
    requirements,
    "languages": ${translations}[defined(value->title)].language,
    ...coalesce(${translations}[language == "en"][0].value->, @){
      _createdAt, slug, opensOn, closesOn, "employmentKind": employmentType
    }
  },
  "order": *[_type == "listOrder"][0].jobs[]._ref
}`)

const coverageQuery = defineQuery(`{
  "areas": *[_type == "coverageArea"] | order(county asc){_id, county, cities},
  "destinations": *[_type == "destination"] | order(name asc){
    _id, ${translated('name')}, kind, code, ${translated('note')}, county, showInCoverage,
    otherNames,
    "ownPage": *[
      _type == 'page' && destination._ref == ^._id && ${isInLanguage}
    ] | order(path asc)[0]{path, showFrom, showUntil}
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

/** One page, service or legal document by its path, or by an earlier one. */
export function pageQueryFor(path: string): QueryDefinition<ResultOf<typeof pageQuery>> {
  return queryDefinition('page', pageQuery, {path, language: languageOf(path)})
}
