import {useHydrated} from '#src/hydration/use-hydrated.ts'

import type {FrameState} from './frame/frame-state.ts'

/** Empty in the prerendered page: text that stands in it from the start is not announced. */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const isHydrated = useHydrated()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is the result of a form
    <p role="status" className="sr-only">
      {isHydrated && announcements[status]}
    </p>
  )
}

const announcements = {
  waiting: 'Loading the booking form.',
  answered: 'Booking form loaded.',
  late: 'The booking form has not answered. You can call, open it in a new window or retry.',
  retrying: 'Loading the booking form again.',
} satisfies Record<FrameState['status'], string>
