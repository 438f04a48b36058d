import {use} from 'react'

import {ScheduleTime} from '../facts/scheduled-pages.tsx'
import {usePlaceholders} from '../facts/use-placeholders.ts'
import {type Site, useSite} from '../facts/use-site.ts'
import {type LabeledLink, type StoredLink, completeLinks} from './complete-links.ts'
import {linkHref} from './link-href.ts'

/**
 * The links of a list that staff wrote, without those that have no text or lead nowhere at this time. A list that is part
 * of the site's own content is picked from that.
 */
export function useLinks(links: Links | ((site: Site) => Links)): LabeledLink[] {
  const resolve = usePlaceholders()
  const now = use(ScheduleTime)
  // Picked from the result that the live boundary shows, so that a link comes and goes like other content.
  return useSite((site) => {
    const scheduled = {pages: site.scheduledPages, now}
    const list = typeof links === 'function' ? links(site) : links
    return completeLinks(list, resolve, (href) => linkHref(href, scheduled))
  })
}

type Links = readonly StoredLink[] | null | undefined

/** Where one link leads; null where it is unsafe, or leads to a page that does not show at this time. */
export function useLinkHref(href: unknown): string | null {
  const now = use(ScheduleTime)
  return useSite(({scheduledPages: pages}) => linkHref(href, {pages, now}))
}

/** A link that staff wrote, or null where it has no text or leads nowhere at this time. */
export function useLink(link: StoredLink): LabeledLink | null {
  return useLinks([link])[0] ?? null
}
