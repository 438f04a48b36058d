import {miamiDayEnd} from './time/miami-time.ts'

/** After this many days the Studio asks the office to check the meeting points again. */
const recheckDays = 90

/** How many days the site shows them after a check, unless the office chooses another number [PLACES-4]. */
const defaultShownDays = 180

/**
 * The instant (ms since 1970) from which meeting points that were checked on a day of Miami ("2027-03-14") no longer
 * show. Null without a date: then they do not show at all.
 */
export function meetingPointsShownUntil(
  checkedOn: string | null | undefined,
  shownDays: number | null | undefined,
): number | null {
  return miamiDayEnd(checkedOn, shownDaysOf(shownDays))
}

/** Whether the office should check them: they are old, no longer show, or have no date. */
export function meetingPointsNeedCheck(
  checkedOn: string | null | undefined,
  shownDays: number | null | undefined,
  now: number,
): boolean {
  const due = miamiDayEnd(checkedOn, Math.min(recheckDays, shownDaysOf(shownDays)))
  return due === null || due <= now
}

function shownDaysOf(days: number | null | undefined): number {
  return typeof days === 'number' && days > 0 ? days : defaultShownDays
}
