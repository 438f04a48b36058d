import type {SanityDocumentLike} from 'sanity'

import {meetingPointsNeedCheck} from '../../domain/meeting-check.ts'
import {textAt} from '../content/content-value.ts'
import {formatDay} from '../content/format-day.ts'

/** The airports and ports whose meeting points nobody has checked lately. `now` in milliseconds since 1970. */
export function uncheckedMeetingPoints(published: readonly SanityDocumentLike[], now: number) {
  const days = published.find(({_type}) => _type === 'bookingRules')?.['meetingPointDays']
  const shownDays = typeof days === 'number' ? days : null
  return published.flatMap((document) => {
    const {_id, _type} = document
    const points = document['meetingPoints']
    if (_type !== 'destination' || !Array.isArray(points) || points.length === 0) return []
    const checkedOn = textAt(document, 'meetingCheckedOn')
    if (!meetingPointsNeedCheck(checkedOn, shownDays, now)) return []
    const detail = checkedOn
      ? `The meeting points were checked on ${formatDay(checkedOn)}. Look again, then set the day.`
      : 'Nobody has said when the meeting points were checked. The site shows "Call us" instead.'
    return [{id: _id, type: _type, detail}]
  })
}
