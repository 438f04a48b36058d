import {isRecord} from '../../../domain/is-record.ts'
import {listOf} from '../../content/content-value.ts'
import {judgeAsRead, nameAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

/** The three letters by which travelers know an airport; some that only private flights use have four, such as KOPF. */
export function airportCode(code: string | undefined): ValidationResult {
  return !code || judgeAsRead(code, (read) => /^[A-Z\d]{3,4}$/.test(read) || codeForm)
}

const codeForm = 'Write three or four capital letters or digits, for example MIA.'

/** Meeting points without the day of their check do not show. */
export function checkDayIsGiven(checkedOn: string | undefined, points: unknown): ValidationResult {
  if (checkedOn || !Array.isArray(points) || points.length === 0) return true
  return 'Without this day the site shows "Call us" in place of the meeting points.'
}

export function wholeMinutes(minutes: number | undefined): ValidationResult {
  if (minutes === undefined) return true
  const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= 480
  return isWhole || 'Minutes are a whole number from 1 to 480.'
}

export function shorterTimeFirst(times: unknown): ValidationResult {
  const from = numberAt(times, 'fromMinutes')
  const to = numberAt(times, 'toMinutes')
  if (from === null || to === null || from <= to) return true
  return `The quiet day (${from} minutes) takes longer than the busy one (${to} minutes). Swap them?`
}

/** Two drive times to the same county would contradict each other. */
export function countyOnce(items: unknown): ValidationResult {
  return noneTwice(items, 'county')
}

export function titleOnce(items: unknown): ValidationResult {
  return noneTwice(items, 'title')
}

function noneTwice(items: unknown, field: string): ValidationResult {
  const seen = new Set<string>()
  for (const item of listOf(items)) {
    const value = valueAt(item, field)
    if (typeof value !== 'string') continue
    const name = nameAsRead(value)
    if (name === '') continue
    if (seen.has(name)) return `"${value}" is listed here twice.`
    seen.add(name)
  }
  return true
}

function numberAt(value: unknown, field: string): number | null {
  const found = valueAt(value, field)
  return typeof found === 'number' ? found : null
}

function valueAt(value: unknown, field: string): unknown {
  return isRecord(value) ? value[field] : undefined
}
