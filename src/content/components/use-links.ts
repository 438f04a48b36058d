import {use} from 'react'

import {hrefIn, mainLanguage} from '#domain/language.ts'
import {normalizePath} from '#domain/routes.ts'
import {useLanguage} from '#src/language/language.tsx'

import {ScheduleTime, type ScheduledPages} from '../facts/scheduled-pages.tsx'
import {isShowing} from '../facts/time/schedule.ts'
import {usePlaceholders} from '../facts/use-placeholders.ts'
import {type Site, useSite} from '../facts/use-site.ts'
import {type LabeledLink, type StoredLink, completeLinks} from './complete-links.ts'
import {safeHref} from './safe-href.ts'

/**
 * The links that staff wrote and `select` picks, without those that have no text or lead nowhere at this time. They are
 * picked from the result that the live boundary shows, so that a link comes and goes like other content.
 */
export function useLinks(
  select: (site: Site) => readonly StoredLink[] | null | undefined,
  language = mainLanguage,
): LabeledLink[] {
  const resolve = usePlaceholders()
  const now = use(ScheduleTime)
  return useSite((site) =>
    completeLinks(select(site), resolve, (href) =>
      linkHref(href, {pages: site.scheduledPages, now}, language),
    ),
  )
}

/** Links of a document that all languages share: a path that stands there as it is in English leads to its translation. */
export function useSharedLinks(
  select: (site: Site) => readonly StoredLink[] | null | undefined,
): LabeledLink[] {
  return useLinks(select, useLanguage())
}

/** A link that staff wrote, or null where it has no text or leads nowhere at this time. */
export function useLink(link: StoredLink): LabeledLink | null {
  return useLinks(() => [link])[0] ?? null
}

/** Where one link leads; null where it is unsafe, or leads to a page that does not show at this time. */
export function useLinkHref(href: unknown): string | null {
  const now = use(ScheduleTime)
  return useSite(({scheduledPages: pages}) => linkHref(href, {pages, now}))
}

/** With another language than the first, a path of a named page leads to its translation. */
function linkHref(
  href: unknown,
  {pages, now}: ScheduledPages,
  language = mainLanguage,
): string | null {
  const written = safeHref(href)
  const safe = written && language !== mainLanguage ? hrefIn(language, written) : written
  const path = safe && normalizePath(safe.replace(/[?#].*/, ''))
  const page = pages.find((scheduled) => scheduled.path === path)
  return page && !isShowing(page, now) ? null : safe
}
