import {useQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'

import {
  type Language,
  knownPageAt,
  languages,
  mainLanguage,
  nameOf,
  pathTo,
} from '#domain/language.ts'
import {codePageAt, contentPathOf, normalizePath} from '#domain/routes.ts'
import {itemsOf} from '#src/content/facts/items-of.ts'
import {pageVersions} from '#src/content/facts/page-versions.ts'
import {useShowTime} from '#src/content/facts/schedule.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {contentOptions} from '#src/content/query/content-options.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {useLanguage} from '#src/language/language.tsx'

export type LanguageLink = {language: Language; name: string; href: string; isCurrent: boolean}

/**
 * The languages of the site, each with this page's address in it, or with its home where the page is not translated.
 * Empty while the site has one language alone.
 */
export function useLanguageLinks(): LanguageLink[] {
  const {pathname} = useLocation()
  const current = useLanguage()
  const published = useSite((site) => site.languages)
  const versions = useVersions(pathname)
  const known = codePageAt(pathname) ? knownPageAt(normalizePath(pathname)) : null
  const shown = languages.filter(
    (language) => language === current || language === mainLanguage || published.includes(language),
  )
  if (shown.length < 2) return []
  return shown.map((language) => ({
    language,
    name: nameOf(language),
    href:
      versions.find((version) => version.language === language)?.path ??
      pathTo(known ?? 'home', language),
    isCurrent: language === current,
  }))
}

/** What the page's own query has brought. It is not asked for here, so that the header never waits for a page. */
function useVersions(pathname: string) {
  const path = contentPathOf(pathname)
  const options = contentOptions(pageQueryFor(path ?? pathname))
  const {data, dataUpdatedAt} = useQuery({...options, enabled: false})
  const versions = itemsOf(data?.result?.versions)
  return pageVersions(versions, useShowTime(versions, dataUpdatedAt))
}
