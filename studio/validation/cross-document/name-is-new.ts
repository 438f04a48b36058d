import {getPublishedId} from '@sanity/client/csm'

import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Asks before a second document with the same name is published, such as a duplicate that was not renamed. */
export function nameIsNew(kind: string) {
  return async (name: string | undefined, context: RuleContext): Promise<ValidationResult> => {
    if (!name || !context.document) return true
    const {_id, _type} = context.document
    const isTaken = await readPublished<boolean>(
      context,
      'count(*[_type == $type && _id != $id && lower(select(_type == "coverageArea" => county, name)) == lower($name)]) > 0',
      {type: _type, id: getPublishedId(_id), name: name.trim()},
    )
    return !isTaken || `Another ${kind} is called "${name}" too. Publish this one as well?`
  }
}
