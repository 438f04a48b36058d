import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {Suspense} from 'react'

import {ScheduleTimeProvider} from '#src/content/facts/scheduled-pages.tsx'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {ReportHydrated, pageBoundary} from '#src/hydration/when-hydrated.tsx'
import {PageLanguage} from '#src/language/language.tsx'
import {Spinner} from '#src/ui/spinner.tsx'
import {ToastRegion} from '#src/ui/toast/toast.tsx'

import {PageErrorBoundary} from './failures/page-error-boundary.tsx'
import {Account} from './layout/account.tsx'
import {Announcement} from './layout/announcement.tsx'
import {Footer} from './layout/footer.tsx'
import {Header} from './layout/header.tsx'
import {SkipLink} from './layout/skip-link.tsx'
import {PageProgress} from './navigation/page-progress.tsx'
import {RouteChange} from './navigation/route-change.tsx'
import {RouterLinks} from './navigation/router-links.ts'
import {SiteRoutes} from './routes.tsx'

/** The whole site inside a router that the entry provides. */
export function App({client}: {client: QueryClient}) {
  return (
    <QueryClientProvider client={client}>
      <PageLanguage>
        <ScheduleTimeProvider>
          <ToastRegion>
            <RouterLinks />
            <SkipLink />
            <LiveBoundary>
              <Header account={<Account />} />
            </LiveBoundary>
            <Announcement />
            <main id="main" tabIndex={-1} className="outline-none">
              {/* Outside PageErrorBoundary, which is a new one on every page: the old page stays until the next one has loaded. */}
              <Suspense fallback={<Spinner />}>
                <PageErrorBoundary>
                  <ReportHydrated id={pageBoundary} />
                  <SiteRoutes />
                </PageErrorBoundary>
              </Suspense>
            </main>
            <LiveBoundary>
              <Footer />
            </LiveBoundary>
            <RouteChange />
            <PageProgress />
          </ToastRegion>
        </ScheduleTimeProvider>
      </PageLanguage>
    </QueryClientProvider>
  )
}
