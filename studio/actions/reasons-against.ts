import type {ValidationMarker} from 'sanity'

import {isError, needsConfirmation} from './validation-of-draft.ts'

/** The errors, or where there are none, the questions unless all of them are confirmed. */
export function reasonsAgainst(
  validation: ValidationMarker[],
  confirmed: ValidationMarker[],
): ValidationMarker[] {
  const errors = validation.filter(isError)
  if (errors.length > 0) return errors
  const questions = validation.filter(needsConfirmation)
  const answered = confirmed.map(placeAndMessage)
  return questions.every((each) => answered.includes(placeAndMessage(each))) ? [] : questions
}

/** The same question may be asked of several fields. */
function placeAndMessage({path, message}: ValidationMarker): string {
  return JSON.stringify([path, message])
}
