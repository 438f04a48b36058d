import {calendarFile} from '#domain/contact/calendar-file.ts'
import {lastMomentOf} from '#domain/refund-moments.ts'
import type {CompleteTier} from '#domain/refund-tiers.ts'
import {CallLink} from '#src/booking/call-link.tsx'
import {now} from '#src/content/facts/clock.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {momentText, verdictText} from './refund-texts.ts'

type RefundVerdictProps = {
  /** In ms since 1970; null until it is entered. */
  pickUp: number | null
  /** The tier that holds now; null where the policy says nothing. */
  current: CompleteTier | null
  hasPassed: boolean
  emptyText: string | null
}

/** The answer in a sentence, and a reminder for its last minute. */
export function RefundVerdict({pickUp, current, hasPassed, emptyText}: RefundVerdictProps) {
  const phone = useSite(({settings}) => settings?.phone)
  const isRefunded = pickUp !== null && current !== null && current.percent > 0
  return (
    <div className="mt-10 grid items-center gap-x-12 gap-y-5 border-t border-(--line) pt-8 md:min-h-31 md:grid-cols-[1fr_auto] noscript:hidden">
      <LiveRegion
        as="div"
        className={`max-w-[21em] font-display text-heading leading-tight font-[340] text-balance lining-nums ${pickUp === null ? 'text-(--fg-soft) print:hidden' : ''}`}
      >
        {pickUp === null && emptyText}
        {isRefunded && verdictText(current, pickUp)}
        {hasPassed && 'That time has passed.'}
        {pickUp !== null && !isRefunded && !hasPassed && (
          <>
            {current ? 'Too late for a refund.' : 'Our policy says nothing about that.'}{' '}
            {phone ? <CallLink phone={phone} className={textLinkClass} /> : 'Call us.'}
          </>
        )}
      </LiveRegion>
      {isRefunded && <CalendarLink tier={current} pickUp={pickUp} />}
    </div>
  )
}

/** Saves a calendar file with a reminder. */
function CalendarLink({tier, pickUp}: {tier: CompleteTier; pickUp: number}) {
  const company = useSite(({settings}) => settings?.company)
  const phone = usePlaceholders()('{phone}')
  const refund = tier.percent === 100 ? 'a full refund' : `a ${tier.percent}% refund`
  const at = lastMomentOf(tier, pickUp)
  const file = calendarFile({
    uid: `refund-${pickUp}-${tier.fromHours}@${location.hostname}`,
    at,
    title: [company, `last minute for ${refund}`].filter(Boolean).join(': '),
    text: [
      `Cancel by ${momentText(at)}, Miami time, for ${refund}.`,
      `Pick-up: ${momentText(pickUp)}.`,
      phone,
    ]
      .filter(Boolean)
      .join('\n'),
    madeAt: now(),
  })
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="refund-reminder.ics"
      className={buttonClass()}
    >
      <Icon name="calendar-plus" />
      Add to calendar
    </a>
  )
}
