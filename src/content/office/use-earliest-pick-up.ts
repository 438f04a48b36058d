import {earliestPickUp} from '#domain/time/earliest-pick-up.ts'
import {useWords} from '#src/language/words.ts'

import {useSite} from '../facts/use-site.ts'
import {useMinute} from '../time/use-minute.ts'
import {pickUpText} from './office-texts.ts'
import {visitorTimeZone} from './use-office-state.ts'

/** The soonest ride that can be booked, in words; null without a notice, and until the page is hydrated. */
export function useEarliestPickUp(): string | null {
  const bookAheadHours = useSite(({bookingRules}) => bookingRules?.bookAheadHours)
  const minute = useMinute()
  const {domain} = useWords('site')
  if (minute === null) return null
  const earliest = earliestPickUp(bookAheadHours, minute)
  return earliest === null
    ? null
    : pickUpText(earliest, {now: minute, timeZone: visitorTimeZone()}, domain)
}
