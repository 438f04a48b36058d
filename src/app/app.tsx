import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {Suspense} from 'react'

import {LivePart} from '#src/content/live-part.tsx'
import {RouterLinks} from '#src/content/router-links.ts'
import {useAwake} from '#src/ui/dormant.ts'
import {Spinner} from '#src/ui/spinner.tsx'
import {ToastRegion} from '#src/ui/toast.tsx'

import {Account} from './account.tsx'
import {Announcement} from './layout/announcement.tsx'
import {Header} from './layout/header.tsx'
import {SkipLink} from './layout/skip-link.tsx'
import {SiteFooter} from './layout/sleeping-parts.tsx'
import {PageErrorBoundary} from './page-error-boundary.tsx'
import {PageProgress} from './page-progress.tsx'
import {RouteChange} from './route-change.tsx'
import {SiteRoutes} from './routes.tsx'

/** The whole site inside a router that the entry provides. */
export function App({client}: {client: QueryClient}) {
  useAwake('shell')
  return (
    <QueryClientProvider client={client}>
      <ToastRegion>
        <RouterLinks />
        <SkipLink />
        <LivePart value={null}>{() => <Header account={<Account />} />}</LivePart>
        <Announcement />
        <main id="main" tabIndex={-1} className="outline-none">
          {/* Outside the boundary, which is new on every page: a page that is left stays till the next is there. */}
          <Suspense fallback={<Spinner size="page" />}>
            <PageErrorBoundary>
              <SiteRoutes />
            </PageErrorBoundary>
          </Suspense>
        </main>
        <LivePart value={null}>{() => <SiteFooter />}</LivePart>
        <RouteChange />
        <PageProgress />
      </ToastRegion>
    </QueryClientProvider>
  )
}
