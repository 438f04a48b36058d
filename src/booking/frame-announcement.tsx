import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import type {FrameState} from './frame/frame-state.ts'

/** Announces what the frame does. Empty in the prerendered page, because text that is there from the start is not announced. */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const words = useWords('booking')
  const isHydrated = useHydrated()
  return <LiveRegion>{isHydrated && words.announcements[status]}</LiveRegion>
}
