import {getPublishedId} from '@sanity/client/csm'

import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import {nameAsRead} from '../texts/invisible-characters.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Asks before a second document with the same name is published, such as a duplicate that was not renamed. */
export function nameIsNew(kind: string) {
  return (name: string | undefined, context: RuleContext): Promise<PublishQuestionResult> =>
    askIfTaken(name, nameOf, context, `Another ${kind} is called "${name}" too`)
}

/** The same for the short name, by which "Will we fit?" tells vehicles apart. */
export function shortNameIsNew(
  name: string | undefined,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  return askIfTaken(name, 'shortName', context, `Another vehicle has the short name "${name}" too`)
}

/** An airport has a county besides its own name. */
const nameOf = 'select(_type == "coverageArea" => county, name)'

async function askIfTaken(
  name: string | undefined,
  field: string,
  context: RuleContext,
  whatIsTaken: string,
): Promise<PublishQuestionResult> {
  if (!name || !context.document) return true
  const {_id, _type} = context.document
  const names = await readPublished<string[]>(
    context,
    `*[_type == $type && _id != $id]{"name": ${field}}[defined(name)].name`,
    {type: _type, id: getPublishedId(_id)},
  )
  const isTaken = names.some((other) => nameAsRead(other) === nameAsRead(name))
  return !isTaken || publishQuestion(`${whatIsTaken}. Publish this one as well?`)
}
