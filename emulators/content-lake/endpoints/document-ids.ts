import {httpError} from '../http/api-error.ts'
import {isDocumentId} from '../store/document.ts'
import {malformedIdMessage} from '../store/mutation.ts'

/** The ids in a URL path, separated by commas. Throws 400 for a malformed id. */
export function parseDocumentIds(text: string): string[] {
  const ids = text.split(',')
  for (const id of ids) if (!isDocumentId(id)) throw httpError(400, malformedIdMessage(id))
  return ids
}
