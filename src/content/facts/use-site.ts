import {inOrder} from '#domain/list-order.ts'

import {useContent} from '../live/use-content.ts'
import {itemsOf} from '../query/items-of.ts'
import {publishedLanguages} from '../query/published-languages.ts'
import {queries} from '../query/queries.ts'
import type {SiteQueryResult} from '../sanity.types.ts'
import {nullUnlessText} from './null-unless-text.ts'

export type Site = ReturnType<typeof siteOf>

/** Something of what every page shows: company details, booking rules, announcement, names that navigation lists. */
export function useSite<Selected>(select: (site: Site) => Selected): Selected {
  return useContent(queries.site, (result) => select(siteOf(result)))
}

function siteOf(result: SiteQueryResult) {
  return {
    settings: result.settings && nullUnlessText(result.settings, settingsTexts),
    bookingRules: result.bookingRules,
    fullRefundHours: result.fullRefundHours,
    announcement: result.announcement,
    menus: result.menus,
    languages: publishedLanguages(result),
    services: inOrder(result.services, result.order?.services),
    legal: result.legal,
    scheduledPages: itemsOf(result.scheduledPages),
    counties: inOrder(result.coverageAreas, result.order?.coverageAreas).flatMap(({county}) =>
      typeof county === 'string' && county ? [county] : [],
    ),
  }
}

/** Those that are shown or computed with as they are; the others go through placeholders. */
const settingsTexts = [
  'company',
  'phone',
  'emergencyPhone',
  'email',
  'careersEmail',
  'address',
  'mapUrl',
  'bookingWidgetUrl',
  'bookingLanguageParameter',
  'customerSignInUrl',
] as const
