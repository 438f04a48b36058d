import {useEffect, useState} from 'react'

import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import type {FrameState} from './frame/frame-state.ts'

/**
 * Announces what the frame does. Empty until screen readers know the live region, because text that is there from the
 * start is not announced.
 */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const words = useWords('booking')
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), announceDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion>{isKnown && words.announcements[status]}</LiveRegion>
}

const announceDelayMs = 100
