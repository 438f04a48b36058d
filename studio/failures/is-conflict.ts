import {isRecord} from '../../domain/is-record.ts'

/** Whether the content lake refused a transaction because of what the documents are like by now. */
export function isConflict(error: unknown): boolean {
  return isRecord(error) && error['statusCode'] === 409
}
