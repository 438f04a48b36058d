import {miamiTimeZone} from '#domain/time/miami-time.ts'
import {hasOfficeHours, officeState} from '#domain/time/office-state.ts'
import {useWords} from '#src/language/words.ts'

import {usePlaceholders} from '../facts/use-placeholders.ts'
import {useSite} from '../facts/use-site.ts'
import {itemsOf} from '../query/items-of.ts'
import {useMinute} from '../time/use-minute.ts'
import {officeTexts} from './office-texts.ts'

/**
 * Whether the office answers now, in words, by the visitor's clock. Null while staff have not entered its hours;
 * `texts` is null until the page is hydrated, and its place is kept free.
 */
export function useOfficeState() {
  const resolve = usePlaceholders()
  const hours = useSite(({settings}) => settings?.officeHours)
  const {closedDays} = useSite(({settings}) => ({closedDays: settings?.closedDays}))
  const minute = useMinute()
  const {domain} = useWords('site')
  if (!hasOfficeHours(hours)) return null
  const named = itemsOf(closedDays).map(({day, name}) => ({day, name: resolve(name)}))
  const state = minute === null ? null : officeState(hours, named, minute)
  return {
    isClosed: state?.isOpen === false,
    texts:
      minute === null || !state
        ? null
        : officeTexts(state, {now: minute, timeZone: visitorTimeZone()}, domain),
  }
}

/** The visitor's time zone; Miami's where the browser knows no name for it. */
export function visitorTimeZone(): string {
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  try {
    // Chrome says "Etc/Unknown" for such a zone, and refuses that name.
    Intl.DateTimeFormat(undefined, {timeZone})
    return timeZone
  } catch {
    return miamiTimeZone
  }
}
