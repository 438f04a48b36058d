import {Suspense} from 'react'

import {useSite} from '#src/content/use-site.ts'
import {preloadable} from '#src/ui/preloadable.tsx'

const AnnouncementBanner = preloadable(
  async () => (await import('./announcement-banner.tsx')).AnnouncementBanner,
)
const banner = <AnnouncementBanner />

/** The announcement, if staff have written one. Only then its script is fetched. */
export function Announcement() {
  const {announcement} = useSite()
  return announcement?.text ? <Suspense fallback={null}>{banner}</Suspense> : null
}
