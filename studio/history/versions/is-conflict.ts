import {isContent} from '../changes/content-shape.ts'

/** Whether the content lake refused a transaction because of what the documents are like by now. */
export function isConflict(error: unknown): boolean {
  return isContent(error) && error['statusCode'] === 409
}
