import type {ValidationResult} from '../validation-result.ts'

/** The name of a parameter in a URL, without the signs around it. */
export function parameterName(name: string | undefined): ValidationResult {
  return (
    !name ||
    /^[A-Za-z][\w-]*$/.test(name) ||
    'Write the name alone, without "?" and "=", for example lang.'
  )
}
