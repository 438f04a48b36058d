import type {Language} from '#domain/language.ts'
import {fillPlaceholders, placeholderValues} from '#domain/placeholders.ts'
import type {LanguageSnapshot} from '#src/content/query/site-snapshot.ts'
import {loadWords} from '#src/language/words.ts'

/** Null for a text that cannot be completed. */
export type Fill = (text: string | null | undefined) => string | null

/** Fills in the placeholders of texts that are written outside a page, in one language. */
export async function placeholdersIn(language: Language, {site}: LanguageSnapshot): Promise<Fill> {
  const {domain} = await loadWords('site', language)
  const values = placeholderValues(site.result, domain)
  return (text) => fillPlaceholders(text, values)
}
