import {isRecord} from '../../../domain/is-record.ts'
import {listOf} from '../../content/content-value.ts'
import type {ValidationResult} from '../validation-result.ts'

export function noDayTwice(items: unknown): ValidationResult {
  const days = listOf(items).flatMap((item) => dayOf(item) ?? [])
  const twice = days.find((day, index) => days.indexOf(day) < index)
  return twice === undefined ? true : `${twice} is in the list twice.`
}

function dayOf(item: unknown): string | null {
  const day = isRecord(item) ? item['day'] : undefined
  return typeof day === 'string' ? day : null
}
