import {useSite} from '#src/content/facts/use-site.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {HydrationBoundary} from '#src/hydration/when-hydrated.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'

const AnnouncementBanner = lazyWithPreload(
  async () => (await import('./announcement-banner.tsx')).AnnouncementBanner,
)

/**
 * The announcement, if staff have written one: only then its script is fetched. The live region is there from
 * the start, so that its text is announced when it appears.
 */
export function Announcement() {
  const hasText = useSite(({announcement}) => Boolean(announcement?.text))
  return (
    <LiveRegion as="div" className="fixed inset-x-0 top-(--header-height) z-20 print:hidden">
      <HydrationBoundary id="announcement">{hasText && <AnnouncementBanner />}</HydrationBoundary>
    </LiveRegion>
  )
}
