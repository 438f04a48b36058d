import {useLayoutEffect, useRef, useState} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'

import {RecentPositions} from './recent-positions.ts'

/** Browsers keep as many entries of a tab's history. */
const historyLength = 50

/**
 * Restores the scroll position on Back and Forward. The browser does so by itself within a page; between pages it
 * scrolls before the other page is rendered, and stops short.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({location, leaving: false})
  const [positions] = useState(() => new RecentPositions<Position>(historyLength))

  useLayoutEffect(() => {
    const save = () => {
      const {leaving, location: at} = shown.current
      const position = leaving ? null : positionInView()
      if (position) positions.set(at.key, position)
    }
    // Until the other page is rendered, scroll events come from the browser's own restoration.
    const leave = () => {
      shown.current.leaving = true
    }
    addEventListener('scroll', save, {passive: true})
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('scroll', save)
      removeEventListener('popstate', leave)
    }
  }, [positions])

  useLayoutEffect(() => {
    const isOtherPage = pageOf(shown.current.location) !== pageOf(location)
    shown.current = {location, leaving: false}
    const position = positions.get(location.key)
    if (!isOtherPage || navigation !== 'POP' || !position) return
    scrollToPosition(position)
    // Once more before the paint: by then the booking form has its height.
    const frame = requestAnimationFrame(() => scrollToPosition(position))
    return () => cancelAnimationFrame(frame)
  }, [positions, location, navigation])
}

/**
 * The section at the top of the view and its distance from there in px. A distance from the top of the page
 * would not do: the booking form above has another height on every visit.
 */
type Position = {section: number; top: number}

function positionInView(): Position | null {
  const section = sections().findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const top = sections()[section]?.getBoundingClientRect().top
  return top === undefined ? null : {section, top}
}

function scrollToPosition({section, top}: Position): void {
  const now = sections()[section]?.getBoundingClientRect().top
  if (now !== undefined) window.scrollBy({top: now - top, behavior: 'instant'})
}

function sections(): Element[] {
  return [...(document.getElementById('main')?.children ?? [])]
}
