import {QueryClientProvider} from '@tanstack/react-query'
import {type ReactNode, Suspense} from 'react'
import {MemoryRouter} from 'react-router-dom'
import {render} from 'vitest-browser-react'

import {RouterLinks} from '#src/app/navigation/router-links.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {
  type ContentQuery,
  cancellationPolicyContent,
  coverageContent,
  fleetContent,
  jobsContent,
  servicesContent,
  siteContent,
} from '#src/content/query/query-definition.ts'
import type {
  CancellationPolicyQueryResult,
  CoverageQueryResult,
  FleetQueryResult,
  JobsQueryResult,
  ServicesQueryResult,
  SiteQueryResult,
} from '#src/content/sanity.types.ts'
import {ToastRegion} from '#src/ui/toast.tsx'

type Settings = NonNullable<SiteQueryResult['settings']>
type BookingRules = NonNullable<SiteQueryResult['bookingRules']>

type PublishedContent = {
  /** Settings and booking rules may be given in part: the fields left out are empty. */
  site?: Partial<Omit<SiteQueryResult, 'settings' | 'bookingRules'>> & {
    settings?: Partial<Settings> | null
    bookingRules?: Partial<BookingRules> | null
  }
  services?: ServicesQueryResult
  fleet?: FleetQueryResult
  jobs?: JobsQueryResult
  coverage?: CoverageQueryResult
  cancellationPolicy?: CancellationPolicyQueryResult
  /** The address that the visitor is on. */
  path?: string
}

/** Renders a part of the site as a visitor sees it while just this content is published. */
export function renderWithContent(element: ReactNode, content: PublishedContent = {}) {
  const client = createQueryClient()
  const publish = <Result,>(query: ContentQuery<Result>, result: Result) =>
    client.setQueryData(query.queryKey, {result, syncTags: []})
  publish(siteContent, siteOf(content.site))
  publish(servicesContent, content.services ?? {services: [], order: null})
  publish(fleetContent, content.fleet ?? noFleet)
  publish(jobsContent, content.jobs ?? {jobs: [], order: null})
  publish(coverageContent, content.coverage ?? {areas: [], destinations: [], order: null})
  publish(cancellationPolicyContent, content.cancellationPolicy ?? null)
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[content.path ?? '/']}>
        <ToastRegion>
          <RouterLinks />
          <Suspense fallback="Loading">{element}</Suspense>
        </ToastRegion>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function siteOf({settings, bookingRules, ...rest}: PublishedContent['site'] = {}): SiteQueryResult {
  return {
    settings: {...noSettings, ...settings},
    bookingRules: {...noRules, ...bookingRules},
    announcement: null,
    services: [],
    legal: [],
    coverageAreas: [],
    order: null,
    ...rest,
  }
}

const noFleet: FleetQueryResult = {vehicles: [], rateCards: null, nextRates: null, order: null}

const noSettings: Settings = {
  company: null,
  tagline: null,
  phone: null,
  emergencyPhone: null,
  email: null,
  careersEmail: null,
  officeHours: null,
  address: null,
  mapUrl: null,
  licenses: null,
  socialLinks: null,
  bookingWidgetUrl: null,
  customerSignInUrl: null,
  headerLinks: null,
  quickLinks: null,
  bookNowLabel: null,
  callLabel: null,
  signInLabel: null,
  newsletterHeading: null,
  newsletterText: null,
  newsletterConsent: null,
  newsletterLabel: null,
  newsletterButton: null,
  footerNote: null,
  shareImage: null,
}

const noRules: BookingRules = {
  minimumHours: null,
  bookAheadHours: null,
  confirmationHours: null,
  replyHours: null,
  gratuityNote: null,
}
