import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useDebouncedValue} from '#src/ui/use-debounced-value.ts'

import type {FrameState} from './frame/frame-state.ts'

/**
 * Announces what the frame does. Empty at first, because screen readers announce only what comes into a live region
 * later.
 */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const words = useWords('booking')
  const isThere = useDebouncedValue(true, liveRegionDelayMs, false)
  return <LiveRegion>{isThere && words.announcements[status]}</LiveRegion>
}

const liveRegionDelayMs = 100
