import {isRecord} from '../../../domain/is-record.ts'
import {seatsByRow, seatsOf} from '../../../domain/ride/capacity.ts'
import {counted} from '../../../domain/words/counted.ts'
import {trimmed} from '../texts/invisible-characters.ts'
import {sampleValueMessage} from '../texts/sample-values.ts'
import type {ValidationResult} from '../validation-result.ts'

export function bagCount(count: number | undefined): ValidationResult {
  return isCount(count, 40) ? true : 'Bags are a whole number from 0 to 40.'
}

export function childSeatCount(count: number | undefined): ValidationResult {
  return isCount(count, 20) ? true : 'Child seats are a whole number from 0 to 20.'
}

function isCount(count: number | undefined, most: number): boolean {
  return count === undefined || (Number.isInteger(count) && count >= 0 && count <= most)
}

/** The rows are numbers with commas, and hold as many as the vehicle takes. */
export function rowsHoldPassengers(
  capacity: {rows?: string} | undefined,
  passengers: unknown,
): ValidationResult {
  const text = trimmed(capacity?.rows ?? '')
  if (!text) return true
  const rows = /^[0-2](\s*,\s*[0-4])+$/.test(text) ? seatsByRow(text) : null
  if (!rows) {
    return 'Write the seats of at least two rows: 0 to 2 beside the chauffeur, 0 to 4 in each other row, for example 1, 2, 3.'
  }
  const most = isRecord(passengers) ? passengers['max'] : undefined
  if (typeof most !== 'number' || seatsOf(rows) === most) return true
  return `The rows have ${counted(seatsOf(rows), 'seat')}, but the vehicle takes at most ${counted(most, 'passenger')}.`
}

export function noSampleCapacity(isSample: boolean | undefined): ValidationResult {
  return isSample === true ? sampleValueMessage : true
}
