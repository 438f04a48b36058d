import {useLayoutEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {useWords} from '#src/language/words.ts'
import {NewLiveRegion} from '#src/ui/live-region.tsx'
import {SpinnerRing} from '#src/ui/spinner.tsx'

import {HelpLine, LatePanel, UnavailablePanel} from './booking-panels.tsx'
import {bookingFrameUrl} from './frame-url.ts'
import {type FrameLayout, frameLayout} from './frame/frame-layout.ts'
import {frameMarkup} from './frame/frame-markup.ts'
import {readRememberedHeight, rememberHeight} from './frame/remembered-height.ts'
import {useFrameController} from './frame/use-frame-controller.ts'
import {widgetOrigins as configuredOrigins, allowedWidgetUrl} from './widget-origins.ts'

type BookingFrameProps = {
  /** From the company details. Null, malformed or outside `widgetOrigins` counts as not configured. */
  widgetUrl: string | null
  /** E.164, as the company details hold it. */
  phone: string | null
  /** Height in px until the widget says its own: 120 on home, 600 on the reservation page. */
  initialHeight: 120 | 600
  title: string
  widgetOrigins?: readonly string[]
}

/** The booking form of a third party in its frame, with another way to book whenever it fails. */
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
  const {loading} = useWords('site')
  const {announcements, openForm} = useWords('booking')
  const column = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const layout = useRef<FrameLayout>(null)
  // Made once: with other text React would replace the iframe.
  const [markup] = useState(() => frameMarkup({base, title, initialHeight}))
  const {frame, state} = useFrameController(host, {base, markup, title})
  const {search} = useLocation()
  // A frame that the visitor worked in keeps the parameters and the language of the page that started it.
  const url = frame ? bookingFrameUrl(base, search) : base

  useLayoutEffect(() => {
    if (!column.current || !sheet.current || !slot.current || !foot.current) return
    layout.current = frameLayout({
      column: column.current,
      sheet: sheet.current,
      slot: slot.current,
      foot: foot.current,
    })
    return () => layout.current?.stop()
  }, [])

  useLayoutEffect(() => {
    if (!frame || !column.current) return
    const width = column.current.clientWidth
    // A frame that the boot script started is on screen already: for it, a remembered height comes too late.
    const isPainted = frame.element.hasAttribute('data-started')
    const remembered = isPainted ? null : readRememberedHeight(initialHeight, width)
    if (remembered) layout.current?.reserve(remembered)
    layout.current?.fit(frame.element, state.height ?? initialHeight)
    if (state.height && !frame.touched()) rememberHeight(initialHeight, width, state.height)
  }, [frame, state, initialHeight])

  const isLate = state.status === 'late' || state.status === 'retrying'
  useLayoutEffect(() => {
    // The line under the form is hidden now, and its links with it.
    if (isLate && foot.current?.contains(document.activeElement)) {
      slot.current?.focus({preventScroll: true})
    }
  }, [isLate])

  return (
    <div ref={column} className={`relative z-10 flex flex-col ${reserved[initialHeight]}`}>
      <div
        ref={sheet}
        className="absolute inset-0 rounded-b-panel bg-(--surface) data-overhang:shadow-panel"
      />
      <div
        ref={slot}
        tabIndex={-1}
        className={`relative outline-none flex-none overflow-x-clip noscript:hidden ${initialHeight === 120 ? 'h-30' : 'h-150'}`}
        aria-busy={state.status === 'waiting' || state.status === 'retrying'}
      >
        {/* Behind the frame, so that a form that is already there covers it before its first message. */}
        {!state.loaded && !isLate && (
          <div
            aria-hidden
            className="absolute inset-0 flex animate-after-a-second items-center justify-center gap-3"
          >
            <SpinnerRing size="page" />
            <span className="hidden motion-reduce:inline">{loading}</span>
          </div>
        )}
        <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{__html: markup}} />
      </div>
      <noscript>
        <p className="relative px-6 pt-6 text-small">
          <a href={base}>{openForm}</a>
        </p>
      </noscript>
      {isLate && frame && (
        <LatePanel
          url={url}
          phone={phone}
          isSticky={initialHeight === 600}
          retrying={state.status === 'retrying'}
          onRetry={frame.retry}
          onGone={() => slot.current?.focus({preventScroll: true})}
        />
      )}
      <div
        ref={foot}
        hidden={isLate}
        className="relative mt-auto flex min-h-14 flex-none items-center px-5 py-1.5 @min-[560px]:px-6"
      >
        <HelpLine url={url} phone={phone} />
      </div>
      <NewLiveRegion>
        {state.status === 'late' ? announcements.late(Boolean(phone)) : announcements[state.status]}
      </NewLiveRegion>
    </div>
  )
}

/**
 * The height that the form usually takes at each width of its board, the line under it included. The late panel
 * under a frame of the initial height fits in as well.
 */
const reserved = {
  120: 'min-h-[45rem] @min-[340px]:min-h-[36rem] @min-[560px]:min-h-[41rem] @min-[1000px]:min-h-[11rem]',
  600: 'min-h-[51rem] @min-[340px]:min-h-[48rem] @min-[640px]:min-h-[44.5rem] @min-[860px]:min-h-[41rem]',
}
