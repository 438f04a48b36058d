import type {RefObject} from 'react'

import {SpinnerRing} from '#src/ui/spinner.tsx'

type TestFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Null before the first test. */
  address: string | null
  /** A new number is a new frame, so that every load event belongs to its own test. */
  attempt: number
  loading: boolean
  onLoad: () => void
}

/** The widget under test, 800 px high (specification, section 9). */
export function TestFrame({frame, address, attempt, loading, onLoad}: TestFrameProps) {
  return (
    <div
      data-surface="paper"
      className="relative h-[800px] overflow-hidden rounded-panel shadow-panel print:hidden"
      aria-busy={loading}
    >
      {/* Behind the frame, which hides it when the form is there. */}
      <div className="absolute inset-0 grid place-items-center p-6 text-center">
        {loading && (
          <span aria-hidden className="flex items-center gap-3">
            <SpinnerRing size="page" />
            <span className="hidden motion-reduce:inline">Loading</span>
          </span>
        )}
        {!address && <p className="text-(--fg-soft)">Choose a test. The form appears here.</p>}
      </div>
      <iframe
        key={attempt}
        ref={frame}
        title="Booking widget under test"
        src={address ?? undefined}
        height={800}
        onLoad={address ? onLoad : undefined}
        allow="payment; geolocation"
        referrerPolicy="strict-origin-when-cross-origin"
        className="relative block w-full"
      />
    </div>
  )
}
