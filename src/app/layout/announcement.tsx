import {Suspense} from 'react'

import {useSite} from '#src/content/facts/use-site.ts'
import {useAwake} from '#src/hydration/deferred-hydration.ts'
import {preloadable} from '#src/hydration/lazy-with-preload.tsx'

const AnnouncementBanner = preloadable(
  async () => (await import('./announcement-banner.tsx')).AnnouncementBanner,
)

/**
 * The announcement, if staff have written one. Only then its script is fetched. The live region stands there
 * first, so that its text is announced when it appears.
 */
export function Announcement() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is the result of a form
    <div role="status" className="fixed inset-x-0 top-(--header-height) z-20 print:hidden">
      <Suspense fallback={null}>{written}</Suspense>
    </div>
  )
}

function Written() {
  useAwake('announcement')
  const {announcement} = useSite()
  return announcement?.text && <AnnouncementBanner />
}

// React lets the same element alone.
const written = <Written />
