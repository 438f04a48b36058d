import {useId} from 'react'

import {BookingFrame} from '#src/booking/booking-frame.tsx'
import {widgetUrlIn} from '#src/booking/widget-origins.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {BoardNote} from './board-note.tsx'

type BookingBoardProps = {
  heading: string | null
  /** As staff wrote it, with its placeholders. */
  note?: string | null
  /** Height in pixels of the frame until the widget reports its own. */
  initialHeight: 120 | 600
  className?: string
}

/** The panel around the booking frame, with the anchor `booking` that "Book This Vehicle" leads to. */
export function BookingBoard({heading, note, initialHeight, className = ''}: BookingBoardProps) {
  const {bookARide} = useWords('booking')
  const language = useLanguage()
  const frame = useSite(({settings}) => ({
    widgetUrl: widgetUrlIn(
      language,
      settings?.bookingWidgetUrl,
      settings?.bookingLanguageParameter,
    ),
    phone: settings?.phone ?? null,
  }))
  const headingId = useId()
  return (
    <section
      id="booking"
      tabIndex={-1}
      {...(heading ? {'aria-labelledby': headingId} : {'aria-label': bookARide})}
      data-surface="paper"
      className={`relative z-10 rounded-panel shadow-panel ${className}`}
    >
      {heading && (
        <header
          data-surface="night"
          className="@container relative rounded-t-panel bg-(--surface-raised) px-5 py-[0.8rem] md:px-6"
        >
          <div className="gap-x-6 gap-y-1 grid @min-[48rem]:flex @min-[48rem]:items-center @min-[48rem]:justify-between">
            <h2 id={headingId} className="text-[1.375rem] leading-[1.2]">
              {heading}
            </h2>
            <BoardNote note={note} />
          </div>
          <TitleLines />
        </header>
      )}
      <BookingFrame {...frame} title={bookARide} initialHeight={initialHeight} />
    </section>
  )
}

/** The two lines under the title; they are drawn once, a second after the page has opened. */
function TitleLines() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-[3px] origin-left animate-after-a-second border-y border-t-pearl-50 border-b-dusk-500 transition-transform duration-700 ease-drive starting:scale-x-0"
    />
  )
}
