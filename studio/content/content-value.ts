import {isRecord} from '../../domain/is-record.ts'

export type Content = Record<string, unknown>

/** Whether a value shows nothing to a visitor: missing, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/**
 * Whether two values are the same to staff: the order of fields, keys and times of edits do not count, and a switch that
 * nobody has touched is off.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return isEmptyOrOff(one) && isEmptyOrOff(other)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names]
    .filter((name) => !name.startsWith('_') || name === '_ref' || name === '_type')
    .every((name) => isSame(one[name], other[name]))
}

function isEmptyOrOff(value: unknown): boolean {
  return isEmpty(value) || value === false
}

/** A value that is a list, or else an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The texts in a list; none where it is no list. */
export function textsIn(value: unknown): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}

/** The text in a field of a value, or else an empty one. */
export function textAt(value: unknown, name: string): string {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' ? found : ''
}
