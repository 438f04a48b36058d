import {isRecord} from '../../../domain/is-record.ts'
import {filledInNoSampleValue, noSampleValue} from './sample-values.ts'

/** A place in a document whose value is a sample; `text` is empty where something is missing. */
export type Sample = {path: PathSegment[]; text: string}
type PathSegment = string | number | {_key: string}

/**
 * Every sample value of a document, by the rule that warns below its field: reserved phone numbers, e-mail
 * addresses and hosts that reach nobody, a vehicle that nobody has measured, and a booking page that nobody has filled in yet.
 */
export function findSampleValues(document: {_type: string}): Sample[] {
  const found = samples(document, [])
  const isMissing =
    document._type === 'siteSettings' &&
    !('bookingWidgetUrl' in document && document.bookingWidgetUrl) &&
    filledInNoSampleValue(undefined) !== true
  return isMissing ? [...found, {path: ['bookingWidgetUrl'], text: ''}] : found
}

function samples(value: unknown, path: PathSegment[]): Sample[] {
  if (typeof value === 'string') return noSampleValue(value) === true ? [] : [{path, text: value}]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => samples(item, [...path, keyOf(item) ?? index]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, field]) =>
      name === 'isSample' && field === true
        ? [{path: [...path, name], text: 'not measured'}]
        : samples(field, [...path, name]),
    )
}

function keyOf(item: unknown) {
  return isRecord(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : undefined
}
