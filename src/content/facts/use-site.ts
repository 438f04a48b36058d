import {inOrder} from '#domain/list-order.ts'

import {queries} from '../query/queries.ts'
import {useContent} from '../query/use-content.ts'
import type {SiteQueryResult} from '../sanity.types.ts'
import {nullUnlessText} from './null-unless-text.ts'

export type Site = ReturnType<typeof siteOf>

/** What every page shows: company details, booking rules, announcement, and the names that navigation lists. */
export function useSite(): Site {
  return siteOf(useContent(queries.site))
}

function siteOf(result: SiteQueryResult) {
  return {
    settings: result.settings && nullUnlessText(result.settings, settingsTexts),
    bookingRules: result.bookingRules,
    announcement: result.announcement,
    services: inOrder(result.services, result.order?.services),
    legal: result.legal,
    counties: inOrder(result.coverageAreas, result.order?.coverageAreas).flatMap(({county}) =>
      typeof county === 'string' && county ? [county] : [],
    ),
  }
}

const settingsTexts = [
  'company',
  'tagline',
  'phone',
  'emergencyPhone',
  'email',
  'careersEmail',
  'address',
  'mapUrl',
  'bookingWidgetUrl',
  'customerSignInUrl',
  'bookNowLabel',
  'callLabel',
  'signInLabel',
  'newsletterHeading',
  'newsletterText',
  'newsletterConsent',
  'newsletterLabel',
  'newsletterButton',
  'footerNote',
] as const
