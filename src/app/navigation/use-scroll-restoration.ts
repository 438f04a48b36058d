import {useLayoutEffect, useRef, useState} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {fieldsOf} from '#domain/is-record.ts'
import {parseJson} from '#domain/parse-json.ts'
import {pageOf} from '#domain/routes.ts'
import {storedText} from '#src/ui/storage.ts'

import {historyEntryKey} from './history-entry-key.ts'
import {
  type PositionOnPage,
  isPosition,
  keptPosition,
  positionInView,
  scrollToPosition,
} from './position-on-page.ts'

const stored = storedText('sessionStorage', 'scroll-positions')

/**
 * Restores the scroll position on Back and Forward, and keeps it where a navigation asks for that. Within a page the
 * browser does so by itself; between pages it scrolls before the other page is rendered, and stops short.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({location, leaving: false})
  const [positions] = useState(storedPositions)

  useLayoutEffect(() => {
    const save = () => {
      const {leaving, location: at} = shown.current
      const position = leaving ? null : positionInView()
      if (position) positions.set(historyEntryKey(at), position)
    }
    // Until the other page is rendered, scroll events come from the browser's own restoration.
    const leave = () => {
      shown.current.leaving = true
    }
    // For a reload; once the page is left, not at each scroll event.
    const store = () => stored.write(JSON.stringify(Object.fromEntries(positions)))
    // Entries that opened a document share a key: what is stored may be of an earlier visit.
    if (shown.current.location.key === 'default') save()
    addEventListener('scroll', save, {passive: true})
    addEventListener('popstate', leave)
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', save)
      removeEventListener('popstate', leave)
      removeEventListener('pagehide', store)
    }
  }, [positions])

  useLayoutEffect(() => {
    const isOtherPage = pageOf(shown.current.location) !== pageOf(location)
    shown.current = {location, leaving: false}
    const position =
      navigation === 'POP' ? positions.get(historyEntryKey(location)) : keptPosition(location)
    return isOtherPage && position ? scrollToPosition(position) : undefined
  }, [positions, location, navigation])
}

/** Where the visitor was on every page of this tab. A page takes about 60 bytes, so none is dropped. */
function storedPositions(): Map<string, PositionOnPage> {
  return new Map(Object.entries(fieldsOf(parseJson(stored.read() ?? ''))).filter(isEntry))
}

function isEntry(entry: [string, unknown]): entry is [string, PositionOnPage] {
  return isPosition(entry[1])
}
