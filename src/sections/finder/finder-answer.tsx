import {useEffect, useState} from 'react'

import {LiveRegion} from '#src/ui/live-region.tsx'

/** The answer in a sentence, said once after the last key. */
export function FinderAnswer({text}: {text: string}) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announceDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <LiveRegion className="min-h-[1.2lh] font-display text-heading leading-[1.2] font-[340] text-balance wrap-anywhere">
      {said}
    </LiveRegion>
  )
}

const announceDelayMs = 400
