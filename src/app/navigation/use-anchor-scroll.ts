import {useEffect, useRef} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'
import {scrollToSection, scrollToTop} from '#src/ui/scroll/scroll-to.ts'

import {takeHashAfterReload} from '../failures/reload-once.ts'
import {keptPosition} from './position-on-page.ts'
import {tryUntilDone} from './try-until-done.ts'

/**
 * Scrolls to the section that a link names: at once on its own page, about 100 ms after the page of another path is there.
 * Back and Forward keep the place that the browser remembers, and a first load goes where the browser takes it, unless the
 * HTML lacks the section.
 */
export function useAnchorScroll(): void {
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(location)

  useEffect(() => {
    const previous = shown.current
    shown.current = location
    if (previous.key === location.key || navigation === 'POP' || keptPosition(location)) return

    const isSamePage = pageOf(previous) === pageOf(location)
    if (!location.hash) {
      if (isSamePage) scrollToTop()
      return
    }
    if (!isSamePage) window.scrollTo({top: 0, behavior: 'instant'})
    return scrollWhenThere(anchorOf(location.hash), isSamePage ? 0 : newPageScrollDelayMs)
  }, [location, navigation])

  useEffect(() => {
    // A page or section that was published since the build comes after the browser has given up looking for it.
    const isLate = !document.querySelector('[data-back], :target') && window.scrollY === 0
    const hash = takeHashAfterReload() || (isLate ? shown.current.hash : '')
    return hash ? scrollWhenThere(anchorOf(hash), 0) : undefined
  }, [])
}

const newPageScrollDelayMs = 100

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** A page whose content is still on its way gets its section later; the visitor or another navigation gives up. */
function scrollWhenThere(id: string, pause: number): () => void {
  let stop = () => {}
  const start = () => {
    stop = tryUntilDone(() => {
      const section = document.getElementById(id)
      if (section) scrollToSection(section)
      return section !== null
    })
  }
  const timer = setTimeout(start, pause)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
