import type {ValidationContext} from 'sanity'

import {mainLanguage} from '../../../domain/language.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import {stillInEnglish} from '../messages.ts'
import type {ValidationResult} from '../validation-result.ts'

/**
 * Refuses the English words with which a new section begins, on a page in another language. Fields of the document itself
 * are compared with the English ones: there "Miami, FL" is right in both.
 */
export function notStillEnglish(
  text: string | undefined,
  initialText: string,
  {document, path}: Pick<ValidationContext, 'document' | 'path'>,
): ValidationResult {
  const isTranslation = languageOfDocument(document) !== mainLanguage
  const isInSection = path !== undefined && path.length > 1
  if (!isTranslation || !isInSection || text?.trim() !== initialText) return true
  return stillInEnglish(initialText)
}
