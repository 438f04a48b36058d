import {QueryClientProvider} from '@tanstack/react-query'
import {type ReactNode, Suspense} from 'react'
import {MemoryRouter} from 'react-router-dom'
import {render} from 'vitest-browser-react'

import {RouterLinks} from '#src/app/navigation/router-links.ts'
import {type QueryResults, sharedQueries} from '#src/content/query/queries.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {ToastRegion} from '#src/ui/toast.tsx'

type Site = QueryResults['site']
type Settings = NonNullable<Site['settings']>
type BookingRules = NonNullable<Site['bookingRules']>

type PublishedContent = Partial<Omit<QueryResults, 'site'>> & {
  /** Settings and booking rules may be given in part: the fields left out are empty. */
  site?: Partial<Omit<Site, 'settings' | 'bookingRules'>> & {
    settings?: Partial<Settings> | null
    bookingRules?: Partial<BookingRules> | null
  }
  /** The address that the visitor is on. */
  path?: string
}

/** Renders a part of the site as a visitor sees it while just this content is published. */
export function renderWithContent(element: ReactNode, content: PublishedContent = {}) {
  const client = createQueryClient()
  const results: Record<string, unknown> = {...nothing, ...content, site: siteOf(content.site)}
  for (const {name, queryKey} of sharedQueries) {
    client.setQueryData(queryKey, {result: results[name], syncTags: []})
  }
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

function siteOf({settings, bookingRules, ...rest}: PublishedContent['site'] = {}): Site {
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

/** What the content lake answers before anything is published. */
const nothing: Omit<QueryResults, 'site'> = {
  services: {services: [], order: null},
  fleet: {vehicles: [], rateCards: null, nextRates: null, order: null},
  jobs: {jobs: [], order: null},
  coverage: {areas: [], destinations: [], order: null},
  cancellationPolicy: null,
}

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
