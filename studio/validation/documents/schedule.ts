import {isRecord} from '../../../domain/is-record.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Something that shows from and until a time must start first. Times are ISO 8601 in UTC. */
export function endsAfterItStarts(
  showUntil: string | undefined,
  schedule: unknown,
): ValidationResult {
  const showFrom = isRecord(schedule) ? schedule['showFrom'] : undefined
  if (!showUntil || typeof showFrom !== 'string' || showUntil > showFrom) return true
  return 'This ends before it starts.'
}
