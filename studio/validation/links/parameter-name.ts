import {judgeAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

/** The name of a parameter in a URL, without the signs around it. */
export function parameterName(name: string | undefined): ValidationResult {
  return !name || judgeAsRead(name, (read) => /^[A-Za-z][\w-]*$/.test(read) || nameAlone)
}

const nameAlone = 'Write the name alone, without "?" and "=", for example lang.'
