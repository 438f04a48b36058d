import type {OpeningHoursSpecification} from 'schema-dts'

import {miamiDay, miamiInstant} from '#domain/time/miami-time.ts'
import type {ClosedDay} from '#domain/time/office-state.ts'

/**
 * The days without opening hours that are not over at an instant (ms since 1970). Search engines read equal times as
 * closed all day.
 */
export function closedDays(days: readonly ClosedDay[], now: number) {
  const today = miamiDay(now)
  const specialOpeningHoursSpecification = days.flatMap(({day}): OpeningHoursSpecification[] =>
    day && day >= today && miamiInstant(day) !== null
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: day,
            validThrough: day,
          },
        ]
      : [],
  )
  return specialOpeningHoursSpecification.length > 0 ? {specialOpeningHoursSpecification} : {}
}
