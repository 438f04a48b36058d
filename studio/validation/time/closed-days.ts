import {isRecord} from '../../../domain/is-record.ts'
import type {ValidationResult} from '../validation-result.ts'

export function noDayTwice(items: unknown): ValidationResult {
  const days = (Array.isArray(items) ? items : []).flatMap((item: unknown) => dayOf(item) ?? [])
  const twice = days.find((day, index) => days.indexOf(day) < index)
  return twice === undefined ? true : `${twice} is in the list twice.`
}

function dayOf(item: unknown): string | null {
  const day = isRecord(item) ? item['day'] : undefined
  return typeof day === 'string' ? day : null
}
