import {normalizePath} from '#domain/routes.ts'

import type {ScheduledPages} from '../facts/scheduled-pages.tsx'
import {isShowing} from '../facts/time/schedule.ts'
import {safeHref} from './safe-href.ts'

/** Where a link that staff wrote leads. Null for an unsafe one, and for one to a page that does not show at this time. */
export function linkHref(href: unknown, {pages, now}: ScheduledPages): string | null {
  const safe = safeHref(href)
  const path = safe && normalizePath(safe.replace(/[?#].*/, ''))
  const page = pages.find((scheduled) => scheduled.path === path)
  return page && !isShowing(page, now) ? null : safe
}
