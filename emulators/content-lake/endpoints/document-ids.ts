import {httpError} from '../lake-error.ts'
import {isDocumentId} from '../store/document.ts'
import {malformedId} from '../store/mutation.ts'

/** The ids of an address, `a,b,c`. Throws 400 when one of them cannot be an id. */
export function parseDocumentIds(text: string): string[] {
  const ids = text.split(',')
  for (const id of ids) if (!isDocumentId(id)) throw httpError(400, malformedId(id))
  return ids
}
