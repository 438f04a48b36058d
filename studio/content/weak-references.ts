import {getPublishedId} from '@sanity/client/csm'

import {changedFields} from './changed-fields.ts'
import {type Content, textAt} from './content-value.ts'

/**
 * The fields in which a document refers to itself, with references that are weak until it is published. A page that
 * links to a part of itself could not be a draft alone otherwise.
 */
export function fieldsWithWeakReferencesToItself(document: Content): Content {
  const id = getPublishedId(textAt(document, '_id'))
  const type = textAt(document, '_type')
  return changedFields(document, (_, after) =>
    textAt(after, '_ref') === id && after['_weak'] !== true
      ? {...after, _weak: true, _strengthenOnPublish: {type}}
      : after,
  )
}
