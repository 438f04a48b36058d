/**
 * What rules say of a field that is empty. In another language a message that names the English words stands in their
 * place, so this list recognizes them.
 */
export const emptyFieldMessages = {
  field: 'Fill this in. The site needs it.',
  cities: 'Name at least one city.',
  features: 'Name at least one feature.',
  includedInPackage: 'Name at least one thing that the package includes.',
  jobDescription: 'Describe the job in at least 80 characters.',
  points: 'Name at least one point.',
  requirements: 'Add at least one requirement.',
  steps: 'Write at least one step.',
} as const

export type EmptyFieldMessage = (typeof emptyFieldMessages)[keyof typeof emptyFieldMessages]

/** Whether a message says that a field is empty, and no more. */
export function saysEmpty(message: string): boolean {
  return Object.values<string>(emptyFieldMessages).includes(message)
}

const emptyInLanguage = 'Empty. The English says'

/** Of a field that is empty in another language. */
export function emptyBesideEnglish(english: string): string {
  return `${emptyInLanguage} “${english}”.`
}

/** Whether a message says that a field is empty in another language, and what to write. */
export function saysEmptyBesideEnglish(message: string): boolean {
  return message.startsWith(emptyInLanguage)
}

/** Of a date whose year is no year of four digits. */
export const writeWholeYear = 'Write the year with four digits, for example 2027.'

/** Of a number that is another one than in English. */
export function unlikeEnglish(english: string): string {
  return `The English says “${english}”. Write the same number.`
}

/** Of words that were never translated; two rules may say it of one field. */
export function stillInEnglish(english: string): string {
  return `Still in English: “${english}”.`
}
