import {useQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'

import {type Language, namedPageAt, languages, languageName, pathTo} from '#domain/language.ts'
import {codePageAt, contentPathOf, jobSlugFrom, normalizePath} from '#domain/routes.ts'
import {pageTranslations} from '#src/content/facts/page-translations.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {contentOptions} from '#src/content/query/content-options.ts'
import {itemsOf, textsOf} from '#src/content/query/items-of.ts'
import {pageQueryFor, queries} from '#src/content/query/queries.ts'
import {inLanguage} from '#src/content/query/query-definition.ts'
import {useScheduleTime} from '#src/content/time/schedule.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useLanguage} from '#src/language/language.tsx'

export type LanguageLink = {
  language: Language
  name: string
  href: string
  /** "alternate" where the link leads to what the visitor reads, none where that is not in the language. */
  rel: 'alternate' | undefined
  isCurrent: boolean
}

/**
 * The languages of the site, each with this page's path in it, or with its home where the page is not translated.
 * Empty while the site has one language alone.
 */
export function useLanguageLinks(): LanguageLink[] {
  const {pathname} = useLocation()
  const current = useLanguage()
  const published = useSite((site) => site.languages)
  const translations = usePageTranslations(pathname, published)
  const named = codePageAt(pathname) ? namedPageAt(normalizePath(pathname)) : null
  const shown = languages.filter((language) => language === current || published.includes(language))
  const ofJob = useLanguagesOfJob()
  if (shown.length < 2) return []
  return shown.map((language) => {
    const translation = named
      ? pathTo(named, language)
      : translations.find((each) => each.language === language)?.path
    const isTranslated = Boolean(translation) && (ofJob?.includes(language) ?? true)
    return {
      language,
      name: languageName(language),
      href: translation ?? pathTo('home', language),
      rel: isTranslated ? 'alternate' : undefined,
      isCurrent: language === current,
    }
  })
}

/** What the page's own query has brought. It is not asked for here, so that the header never waits for a page. */
function usePageTranslations(pathname: string, published: Language[]) {
  const path = contentPathOf(pathname)
  const options = contentOptions(pageQueryFor(path ?? pathname))
  const {data, dataUpdatedAt} = useQuery({...options, enabled: false})
  const translations = itemsOf(data?.result?.translations)
  return pageTranslations(translations, {
    published,
    now: useScheduleTime(translations, dataUpdatedAt),
  })
}

/** The languages of the job that the page shows alone, null where it shows none. Prerendered, it shows the list. */
function useLanguagesOfJob(): string[] | null {
  const {pathname, search} = useLocation()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const options = contentOptions(inLanguage(queries.jobs, language))
  const {data} = useQuery({...options, enabled: false})
  const slug =
    namedPageAt(normalizePath(pathname)) === 'careers' && isHydrated && jobSlugFrom(search)
  if (!slug) return null
  return textsOf(itemsOf(data?.result.jobs).find((job) => job.slug === slug)?.languages)
}
