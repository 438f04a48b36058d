import {type HistoryEntry, historyEntryKey} from './history-entry-key.ts'
import {type NotedFields, holdsInput, noteFields, restoreFields} from './restore-fields.ts'

/** The fields of a page until it is there at another path, such as the one in another language. */
let onTheWay: (NotedFields & {pathname: string}) | undefined

/** Notes what is typed and chosen, for the same page at another path. */
export function keepFieldsFor(pathname: string): void {
  onTheWay = {pathname, ...noteFields()}
}

/** What was typed on pages that the visitor left by a link, in memory, never in storage. */
const ofLeftPages = new Map<string, NotedFields>()

/** Notes what was typed on the page at an entry of the history, for Back. */
export function keepFieldsOfEntry(entry: HistoryEntry): void {
  const typed = noteFields().fields.filter((field) => holdsInput(field) && field.closest('main'))
  // A field itself would keep the whole page that it was on in memory.
  ofLeftPages.set(historyEntryKey(entry), {
    fields: typed.map((field) => document.importNode(field)),
  })
}

/** Puts back what was kept for this page, once. Returns a function that gives up what is left of it. */
export function restoreKeptFields(entry: HistoryEntry): (() => void) | undefined {
  const key = historyEntryKey(entry)
  const noted = onTheWay?.pathname === entry.pathname ? onTheWay : ofLeftPages.get(key)
  ofLeftPages.delete(key)
  if (!noted?.fields.length) return undefined
  onTheWay = undefined
  return restoreFields(noted)
}
