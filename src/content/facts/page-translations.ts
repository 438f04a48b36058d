import {type Language, isLanguage} from '#domain/language.ts'

import {itemsOf} from '../query/items-of.ts'
import {type Schedule, isShowing} from '../time/schedule.ts'

/** The path of a page in one language. */
export type PageTranslation = {language: Language; path: string}

type PublishedTranslation = Schedule & {language?: string | null; path?: string | null}

/**
 * The path of a page in each published language in which it shows at an instant (ms since 1970), its own among them.
 * Empty for a page that was never translated.
 */
export function pageTranslations(
  translations: readonly PublishedTranslation[] | null | undefined,
  {published, now}: {published: readonly Language[]; now: number},
): PageTranslation[] {
  return itemsOf(translations).flatMap(({language, path, ...schedule}) =>
    isLanguage(language) && published.includes(language) && path && isShowing(schedule, now)
      ? [{language, path}]
      : [],
  )
}
