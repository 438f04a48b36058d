import {changedFields} from '../../content/changed-fields.ts'
import type {Content} from '../../content/content-value.ts'

/**
 * The fields of a document in which something referred to page `from`, with those references to page `to`. A link
 * to a part of the page then leads to the top of the other.
 */
export function fieldsWithReplacedReferences(document: Content, from: string, to: string): Content {
  return changedFields(document, (before, after) => {
    if (after['_ref'] === from) return {...after, _ref: to}
    if (after['page'] === before['page']) return after
    return Object.fromEntries(Object.entries(after).filter(([name]) => name !== 'section'))
  })
}
