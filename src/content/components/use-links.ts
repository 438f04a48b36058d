import {use} from 'react'

import {hrefIn, normalizePath} from '#domain/routes.ts'
import {useLanguage} from '#src/language/language.tsx'

import {ScheduleTime, type ScheduledPages} from '../facts/scheduled-pages.tsx'
import {usePlaceholders} from '../facts/use-placeholders.ts'
import {type Site, useSite} from '../facts/use-site.ts'
import {isShowing} from '../time/schedule.ts'
import {type LabeledLink, type StoredLink, completeLinks} from './complete-links.ts'
import {safeHref} from './safe-href.ts'

/**
 * The links that staff wrote and `select` picks, without those that have no text or lead nowhere at this time. They are
 * picked from the result that the live boundary shows, so that a link comes and goes like other content.
 */
export function useLinks(
  select: (site: Site) => readonly StoredLink[] | null | undefined,
  translate = (href: string) => href,
): LabeledLink[] {
  const resolve = usePlaceholders()
  const now = use(ScheduleTime)
  return useSite((site) =>
    completeLinks(select(site), resolve, (href) =>
      linkHref(href, {pages: site.scheduledPages, now}, translate),
    ),
  )
}

/** Links of a document that all languages share: a path that stands there as it is in English leads to its translation. */
export function useSharedLinks(
  select: (site: Site) => readonly StoredLink[] | null | undefined,
): LabeledLink[] {
  const language = useLanguage()
  return useLinks(select, (href) => hrefIn(language, href))
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

function linkHref(
  href: unknown,
  {pages, now}: ScheduledPages,
  translate = (written: string) => written,
): string | null {
  const written = safeHref(href)
  const safe = written && translate(written)
  const path = safe && normalizePath(safe.replace(/[?#].*/, ''))
  const page = pages.find((scheduled) => scheduled.path === path)
  return page && !isShowing(page, now) ? null : safe
}
