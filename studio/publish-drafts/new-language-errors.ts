import type {SanityDocument, ValidationMarker} from 'sanity'

import {mainLanguage} from '../../domain/language.ts'
import {languageOfId, originalId} from '../language/document-language.ts'
import {missingOnEveryPage} from '../validation/cross-document/translations/needed-translations.ts'

type Waiting = {
  id: string
  draft: SanityDocument
  published: unknown
  errors: ValidationMarker[]
}

/**
 * Adds what drafts of Company details and Menus lack in a language whose home page is published for the first time
 * together with them. Their own rules ask for a language only once its home page is published, and those of the home
 * page read the published versions of these two.
 */
export function withNewLanguageErrors<Document extends Waiting>(
  documents: Document[],
  chosen: Document[],
): Document[] {
  const languages = chosen
    .filter(({id, published}) => originalId(id) === 'page-home' && !published)
    .map(({id}) => languageOfId(id))
    .filter((language) => language !== mainLanguage)
  return documents.map((document) => {
    const missing = languages.flatMap((language) => missingOnEveryPage(document.draft, language))
    if (missing.length === 0) return document
    const errors = missing.map(({path, message}) => ({level: 'error' as const, path, message}))
    return {...document, errors: [...document.errors, ...errors]}
  })
}
