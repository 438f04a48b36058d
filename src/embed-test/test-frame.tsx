import type {RefObject} from 'react'

import {SpinnerRing} from '#src/ui/spinner.tsx'

type TestFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Null before the first test. */
  url: string | null
  /** A new number makes a new iframe, so that a load event cannot come from an earlier test. */
  attempt: number
  loading: boolean
  onLoad: () => void
}

/** The widget under test, 800 px high. */
export function TestFrame({frame, url, attempt, loading, onLoad}: TestFrameProps) {
  return (
    <div
      data-surface="paper"
      className="relative h-[800px] overflow-hidden rounded-panel shadow-panel print:hidden"
      aria-busy={loading}
    >
      {/* Behind the frame, which covers it once the form is there. */}
      <div className="absolute inset-0 grid place-items-center p-6 text-center">
        {loading && (
          <span aria-hidden className="flex items-center gap-3">
            <SpinnerRing size="page" />
            <span className="hidden motion-reduce:inline">Loading</span>
          </span>
        )}
        {!url && <p className="text-(--fg-soft)">Choose a test. The form appears here.</p>}
      </div>
      <iframe
        key={attempt}
        ref={frame}
        title="Booking widget under test"
        src={url ?? undefined}
        height={800}
        onLoad={url ? onLoad : undefined}
        allow="payment; geolocation"
        referrerPolicy="strict-origin-when-cross-origin"
        className="relative block w-full"
      />
    </div>
  )
}
