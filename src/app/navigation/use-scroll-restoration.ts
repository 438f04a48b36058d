import {useLayoutEffect, useRef} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {pageOf} from './paths.ts'

/**
 * Back and Forward return to where the visitor was on a page. The browser does that by itself as long as the
 * page is the same; between pages it scrolls before the other page is there, and stops short.
 */
export function useKeptScroll(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({location, leaving: false})
  const places = useRef(new Map<string, Place>())

  useLayoutEffect(() => {
    const note = () => {
      const {leaving, location: at} = shown.current
      const place = leaving ? null : placeInView()
      if (place) places.current.set(at.key, place)
    }
    // From here until the other page is there, a scroll is the browser's and says nothing of this page.
    const leave = () => {
      shown.current.leaving = true
    }
    addEventListener('scroll', note, {passive: true})
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('popstate', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const isOtherPage = pageOf(shown.current.location) !== pageOf(location)
    shown.current = {location, leaving: false}
    const place = places.current.get(location.key)
    if (!isOtherPage || navigation !== 'POP' || !place) return
    goTo(place)
    // Once more before anything is painted: by then the booking form has taken its room.
    const frame = requestAnimationFrame(() => goTo(place))
    return () => cancelAnimationFrame(frame)
  }, [location, navigation])
}

/**
 * The section at the top of the view and its distance from there in px. A distance from the top of the page
 * would be wrong later: the booking form above takes another height on every visit.
 */
type Place = {section: number; top: number}

function placeInView(): Place | null {
  const section = sections().findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const top = sections()[section]?.getBoundingClientRect().top
  return top === undefined ? null : {section, top}
}

function goTo({section, top}: Place): void {
  const now = sections()[section]?.getBoundingClientRect().top
  if (now !== undefined) window.scrollBy({top: now - top, behavior: 'instant'})
}

function sections(): Element[] {
  return [...(document.getElementById('main')?.children ?? [])]
}
