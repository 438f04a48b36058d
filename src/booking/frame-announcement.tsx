import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import type {FrameState} from './frame/frame-state.ts'

/** Announces what the frame does. Empty in the prerendered page, because text that is there from the start is not announced. */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const isHydrated = useHydrated()
  return <LiveRegion>{isHydrated && announcements[status]}</LiveRegion>
}

const announcements = {
  waiting: 'Loading the booking form.',
  answered: 'Booking form loaded.',
  late: 'The booking form has not answered. You can call, open it in a new window or retry.',
  retrying: 'Loading the booking form again.',
} satisfies Record<FrameState['status'], string>
