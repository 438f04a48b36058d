import type {Location} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'

export type HistoryEntry = Pick<Location, 'key' | 'pathname' | 'search'>

/** The router gives one key to all entries that the browser has made itself, such as those of links within a page. */
export function historyEntryKey(entry: HistoryEntry): string {
  return `${entry.key} ${pageOf(entry)}`
}
