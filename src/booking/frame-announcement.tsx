import {useEffect, useState} from 'react'

import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import type {FrameState} from './frame/frame-state.ts'

/**
 * Announces what the frame does. Empty at first, because screen readers announce only what comes into a live region
 * later.
 */
export function FrameAnnouncement({status}: {status: FrameState['status']}) {
  const words = useWords('booking')
  const [isAnnouncing, setAnnouncing] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncing(true), announceDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion>{isAnnouncing && words.announcements[status]}</LiveRegion>
}

const announceDelayMs = 100
