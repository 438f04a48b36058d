import type {ValidationResult} from '../validation-result.ts'

/** The message of every sample-value warning; tests and the doctor look for it. */
export const sampleValueMessage = 'Sample value. Replace before going live.'

const samples = [
  // North American numbers 555-0100 to 555-0199 are reserved for fiction.
  /555[-. ]?01\d\d(?!\d)/,
  /@example\.(com|org|net)\b/i,
  /\/\/([\w-]+\.)*example\.(com|org|net)\b/i,
  /\/\/([\w-]+\.)*localhost\b/i,
  /\/\/127\.0\.0\.1\b/,
]

/** Warns of reserved phone numbers, e-mail addresses and hosts that cannot reach anybody. */
export function noSampleValue(text: string | undefined): ValidationResult {
  return samples.some((sample) => sample.test(text ?? '')) ? sampleValueMessage : true
}

/** The same where an empty field also keeps the site from going live. */
export function filledInNoSampleValue(text: string | undefined): ValidationResult {
  return text ? noSampleValue(text) : sampleValueMessage
}

/** The same for formatted text: an array of blocks that hold spans, and links that lead somewhere. */
export function noSampleInBlocks(blocks: unknown[] | undefined): ValidationResult {
  return noSampleValue(JSON.stringify(blocks ?? ''))
}
