import {getPublishedId} from '@sanity/client/csm'

import {type Language, isLanguage, languages, mainLanguage} from '../../domain/language.ts'

/** The language of a document that is written in one language alone. */
export function languageOfDocument(
  document: Readonly<Record<string, unknown>> | undefined,
): Language {
  const language = document?.['language']
  return isLanguage(language) ? language : mainLanguage
}

/** The id of a document in another language: it is named after its original, such as "page-home-es". */
export function translationId(id: string, language: Language): string {
  const original = originalId(id)
  return language === mainLanguage ? original : `${original}-${language}`
}

/** The id that the document has in the first language. */
export function originalId(id: string): string {
  const published = getPublishedId(id)
  const language = languageOfId(published)
  return language === mainLanguage ? published : published.slice(0, -`-${language}`.length)
}

/** The id of the `translation.metadata` document that lists a document in all its languages. */
export function translationMetadataId(ownId: string): string {
  return `translations-${originalId(ownId)}`
}

/** The language of a document, by its id. */
export function languageOfId(id: string): Language {
  const language = languages.find((code) => code !== mainLanguage && id.endsWith(`-${code}`))
  return language ?? mainLanguage
}

/** Of documents with these ids, those that are a translation of another one, which stands for them in lists. */
export function translationsAmong(ids: string[]): string[] {
  const known = new Set<string>(ids.map(getPublishedId))
  return ids.filter((id) => originalId(id) !== getPublishedId(id) && known.has(originalId(id)))
}

/** Of these documents, the ids of those in another language than the first one that have no original. */
export function onlyTranslatedAmong(documents: {_id: string; language: string | null}[]): string[] {
  const translations = new Set(translationsAmong(documents.map(({_id}) => _id)))
  return documents
    .filter(({language}) => (language ?? mainLanguage) !== mainLanguage)
    .map(({_id}) => _id)
    .filter((id) => !translations.has(id))
}
