import {useLayoutEffect, useRef, useState} from 'react'
import {type Location, useLocation, useNavigationType} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'

import {keptPosition, positionInView, scrollToPosition} from './position-on-page.ts'
import {RecentPositions} from './recent-positions.ts'

/** Browsers keep as many entries of a tab's history. */
const historyLength = 50

/**
 * Restores the scroll position on Back and Forward, and keeps it where a navigation asks for that. Within a page the
 * browser does so by itself; between pages it scrolls before the other page is rendered, and stops short.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({location, leaving: false})
  const [positions] = useState(() => new RecentPositions(historyLength))

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
    const store = () => positions.store()
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

/** The router gives one key to all entries that the browser has made itself, such as those of links within a page. */
function historyEntryKey(location: Location): string {
  return `${location.key} ${pageOf(location)}`
}
