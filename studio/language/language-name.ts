import {type Language, languages, mainLanguage} from '../../domain/language.ts'

/** The languages besides the first one. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage)

const names = new Intl.DisplayNames('en', {type: 'language'})

/** "Spanish": the Studio speaks English. */
export function languageName(language: Language): string {
  return names.of(language) ?? language
}

/** "Spanish", or "Spanish and French". */
export function languageNames(languages: Language[]): string {
  return new Intl.ListFormat('en').format(languages.map(languageName))
}
