import {useSite} from '#src/content/facts/use-site.ts'
import {HydrationBoundary, announcementBoundary} from '#src/hydration/when-hydrated.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {AnnouncementBanner} from './announcement-banner.tsx'

/**
 * The announcement, if staff have written one. Its script is on every page: after a deployment an open page could not
 * fetch it any more. The live region is there from the start, so that its text is announced when it appears.
 */
export function Announcement() {
  const hasText = useSite(({announcement}) => Boolean(announcement?.text))
  return (
    <LiveRegion as="div" className="fixed inset-x-0 top-(--header-height) z-20 print:hidden">
      <HydrationBoundary id={announcementBoundary}>
        {hasText && <AnnouncementBanner />}
      </HydrationBoundary>
    </LiveRegion>
  )
}
