import {addressProblem, maxAddressLength} from '../../../domain/routes.ts'
import type {ValidationResult} from '../validation-result.ts'
import {slugFromTitle} from './slug.ts'

/** The address of a page of the office's own. */
export function pageAddress(path: string | undefined): ValidationResult {
  const problem = path ? addressProblem(path) : null
  return problem === null || messages[problem]
}

const messages = {
  shape:
    'Write it as /art-basel or /events/art-basel: small letters, digits and single hyphens, two parts at most.',
  length: `An address has at most ${maxAddressLength} characters.`,
  reserved: 'The site itself uses this address. Choose another one.',
}

/** "Art Basel Week" as "/art-basel-week"; empty for a title without letters. */
export function addressFromTitle(title: string): string {
  const slug = slugFromTitle(title)
  return slug && `/${slug}`
}
