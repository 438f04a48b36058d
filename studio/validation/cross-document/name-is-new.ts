import {getPublishedId} from '@sanity/client/csm'

import {type QuestionResult, question} from '../question.ts'
import {nameAsRead} from '../texts/invisible-characters.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** An airport has a county besides its own name. */
const nameOf = 'select(_type == "coverageArea" => county, name)'

/** Asks before a second document with the same name is published, such as a duplicate that was not renamed. */
export function nameIsNew(kind: string) {
  return async (name: string | undefined, context: RuleContext): Promise<QuestionResult> => {
    if (!name || !context.document) return true
    const {_id, _type} = context.document
    const names = await readPublished<string[]>(
      context,
      `*[_type == $type && _id != $id]{"name": ${nameOf}}[defined(name)].name`,
      {type: _type, id: getPublishedId(_id)},
    )
    const isTaken = names.some((other) => nameAsRead(other) === nameAsRead(name))
    return (
      !isTaken || question(`Another ${kind} is called "${name}" too. Publish this one as well?`)
    )
  }
}
