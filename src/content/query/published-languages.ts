import {type Language, languages, mainLanguage} from '#domain/language.ts'

import type {SiteQueryResult} from '../sanity.types.ts'

/** The languages that visitors and search engines come to: the first one, and each whose home page is published. */
export function publishedLanguages({
  languages: withHomePage,
}: Pick<SiteQueryResult, 'languages'>): Language[] {
  return languages.filter(
    (language) => language === mainLanguage || withHomePage?.includes(language),
  )
}
