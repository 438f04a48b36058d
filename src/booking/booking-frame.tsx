import {useLayoutEffect, useRef, useState} from 'react'

import {SpinnerRing} from '#src/ui/spinner.tsx'

import {HelpLine, LatePanel, UnavailablePanel} from './booking-panels.tsx'
import {FrameAnnouncement} from './frame-announcement.tsx'
import {type FrameLayout, frameLayout} from './frame/frame-layout.ts'
import {frameMarkup} from './frame/frame-markup.ts'
import {readRememberedHeight, rememberHeight} from './frame/remembered-height.ts'
import {useFrameController} from './frame/use-frame-controller.ts'
import {widgetOrigins as configuredOrigins, allowedWidgetUrl} from './widget-origins.ts'

type BookingFrameProps = {
  /** From the company details; null, malformed or outside the allowed origins counts as not configured. */
  widgetUrl: string | null
  /** E.164, as the company details hold it. */
  phone: string | null
  /** Height in px until the widget says its own: 120 on home, 600 on the reservation page. */
  initialHeight: 120 | 600
  title: string
  widgetOrigins?: readonly string[]
}

/** The third party's booking form in its frame, with a way out for every way in which it can fail. */
export function BookingFrame({
  widgetUrl,
  phone,
  initialHeight,
  title,
  widgetOrigins = configuredOrigins,
}: BookingFrameProps) {
  const base = allowedWidgetUrl(widgetUrl, widgetOrigins)
  return (
    <div data-surface="paper" className="@container relative print:hidden">
      {base ? (
        <ConfiguredFrame base={base} phone={phone} initialHeight={initialHeight} title={title} />
      ) : (
        <UnavailablePanel phone={phone} />
      )}
    </div>
  )
}

type ConfiguredFrameProps = Pick<BookingFrameProps, 'phone' | 'initialHeight' | 'title'> & {
  base: string
}

function ConfiguredFrame({base, phone, initialHeight, title}: ConfiguredFrameProps) {
  const column = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const room = useRef<FrameLayout>(null)
  // Made once: other text would make React write the element anew.
  const [markup] = useState(() => frameMarkup({base, title, initialHeight}))
  const {frame, state} = useFrameController(host, {base, markup})
  const address = frame?.address ?? base

  useLayoutEffect(() => {
    if (!column.current || !sheet.current || !slot.current || !foot.current) return
    room.current = frameLayout({
      column: column.current,
      sheet: sheet.current,
      slot: slot.current,
      foot: foot.current,
    })
    return () => room.current?.stop()
  }, [])

  useLayoutEffect(() => {
    if (!frame || !column.current) return
    const width = column.current.clientWidth
    // A prerendered page is on screen already: there the height that another page saw comes too late.
    const painted = frame.element.hasAttribute('data-started')
    const remembered = painted ? null : readRememberedHeight(initialHeight, width)
    if (remembered) room.current?.reserve(remembered)
    room.current?.fit(frame.element, state.height ?? initialHeight)
    if (state.height && !frame.touched()) rememberHeight(initialHeight, width, state.height)
  }, [frame, state, initialHeight])

  const unanswered = state.status === 'late' || state.status === 'retrying'
  return (
    <div ref={column} className={`relative z-10 flex flex-col ${reserved[initialHeight]}`}>
      <div
        ref={sheet}
        className="absolute inset-0 rounded-b-panel bg-(--surface) data-overhang:shadow-panel"
      />
      <div
        ref={slot}
        className={`relative flex-none overflow-x-clip noscript:hidden ${initialHeight === 120 ? 'h-30' : 'h-150'}`}
        aria-busy={state.status === 'waiting' || state.status === 'retrying'}
      >
        {/* Behind the frame: a form that has painted itself hides it, before the page knows. */}
        {!state.loaded && !unanswered && (
          <div
            aria-hidden
            className="absolute inset-0 flex animate-after-a-second items-center justify-center gap-3"
          >
            <SpinnerRing size="page" />
            <span className="hidden motion-reduce:inline">Loading</span>
          </div>
        )}
        <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{__html: markup}} />
      </div>
      <noscript>
        <p className="relative px-6 pt-6 text-small">
          <a href={base}>Open the booking form</a>
        </p>
      </noscript>
      {unanswered && frame && (
        <LatePanel
          address={address}
          phone={phone}
          isSticky={initialHeight === 600}
          retrying={state.status === 'retrying'}
          onRetry={frame.retry}
        />
      )}
      <div
        ref={foot}
        hidden={unanswered}
        className="relative mt-auto flex min-h-14 flex-none items-center px-5 py-1.5 @min-[560px]:px-6"
      >
        <HelpLine address={address} phone={phone} />
      </div>
      <FrameAnnouncement status={state.status} />
    </div>
  )
}

/**
 * The space that the form usually takes at this width, the line under it included, before it says so. It
 * holds the late panel under a frame of the first height too.
 */
const reserved = {
  120: 'min-h-[45rem] @min-[340px]:min-h-[36rem] @min-[560px]:min-h-[41rem] @min-[1000px]:min-h-[11rem]',
  600: 'min-h-[51rem] @min-[340px]:min-h-[48rem] @min-[640px]:min-h-[44.5rem] @min-[860px]:min-h-[41rem]',
}
