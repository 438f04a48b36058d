import {calendarFile} from '#domain/contact/calendar-file.ts'
import {lastInstantOf} from '#domain/refund/tier-at.ts'
import type {CompleteTier} from '#domain/refund/tiers.ts'
import {formatDayAndTimeInMiami} from '#domain/time/miami-time.ts'
import {CallLink} from '#src/booking/call-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {now} from '#src/content/time/clock.ts'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {keepFocusOnPage} from '#src/ui/focus/focus-main.ts'
import {Icon} from '#src/ui/icon.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {refundText} from './refund-texts.ts'

type RefundResultProps = {
  /** In ms since 1970; null until it is entered. */
  pickUp: number | null
  /** The tier that holds now; null where the policy says nothing. */
  current: CompleteTier | null
  hasPassed: boolean
  emptyText: string | null
}

/** The answer in a sentence, and a reminder for its last minute. */
export function RefundResult({pickUp, current, hasPassed, emptyText}: RefundResultProps) {
  const {domain, callInText} = useWords('site')
  const words = useWords('refund')
  const phone = useSite(({settings}) => settings?.phone)
  const isRefunded = pickUp !== null && current !== null && current.percent > 0
  // One text that changes, because in a translated page one that is removed would stay (tolerate-browser-translation.ts).
  const answer = () => {
    if (pickUp === null) return emptyText
    if (isRefunded) return refundText(current, pickUp, {domain, refund: words})
    if (hasPassed) return words.hasPassed
    const sentence = current ? words.tooLate : words.noRule
    if (!phone) return `${sentence} ${words.callUs}`
    return (
      <span>
        {sentence} <CallLink phone={phone} verb={callInText} className={textLinkClass} />
      </span>
    )
  }
  return (
    <div className="mt-10 grid items-center gap-x-12 gap-y-5 border-t border-(--line) pt-8 md:min-h-31 md:grid-cols-[1fr_auto] scriptless:hidden">
      <LiveRegion
        as="div"
        className={`max-w-[21em] font-display text-heading leading-tight font-[340] text-balance lining-nums ${pickUp === null ? 'text-(--fg-soft) print:hidden' : ''}`}
      >
        {answer()}
      </LiveRegion>
      {isRefunded && <CalendarLink tier={current} pickUp={pickUp} />}
    </div>
  )
}

/** Saves a calendar file with a reminder. */
function CalendarLink({tier, pickUp}: {tier: CompleteTier; pickUp: number}) {
  const {domain} = useWords('site')
  const {addToCalendar, reminder} = useWords('refund')
  const company = useSite(({settings}) => settings?.company)
  const phone = usePlaceholders()('{phone}')
  const refund = reminder.refund(tier.percent)
  const at = lastInstantOf(tier, pickUp)
  const madeAt = now()
  const file = calendarFile({
    uid: `refund-${pickUp}-${tier.fromHours}@${location.hostname}`,
    at,
    title: [company, reminder.title(refund)].filter(Boolean).join(': '),
    text: [
      reminder.cancelBy(formatDayAndTimeInMiami(at, madeAt, domain), refund),
      reminder.pickUp(formatDayAndTimeInMiami(pickUp, madeAt, domain)),
      phone,
    ]
      .filter(Boolean)
      .join('\n'),
    madeAt,
  })
  return (
    <a
      ref={keepFocusOnPage}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={reminder.file}
      className={buttonClass()}
    >
      <Icon name="calendar-plus" />
      {addToCalendar}
    </a>
  )
}
