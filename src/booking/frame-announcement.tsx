import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useSettled} from '#src/ui/use-settled.ts'

import type {FrameState} from './frame/frame-state.ts'

/**
 * Announces what the frame does. Empty at first, because screen readers announce only what comes into a live region
 * later.
 */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const words = useWords('booking')
  const isThere = useSettled(true, announceDelayMs, false)
  return <LiveRegion>{isThere && words.announcements[status]}</LiveRegion>
}

const announceDelayMs = 100
