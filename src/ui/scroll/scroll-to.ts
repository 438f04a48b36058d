import {renderAllSections} from '#src/hydration/render-offscreen-sections.ts'

import {focusMain} from '../focus/focus-main.ts'

/** Scrolls to a section and moves the focus there: the keyboard goes on from it, not from the link that was used. */
export function scrollToSection(section: HTMLElement): void {
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  // First, because a booking form that overhangs takes its room when the focus moves.
  section.focus({preventScroll: true})
  renderAllSections()
  scrollUntilThere((behavior) => section.scrollIntoView({behavior}))
}

/** Scrolls to the top of the page and moves the focus there. */
export function scrollToTop(): void {
  focusMain()
  scrollUntilThere((behavior) => window.scrollTo({top: 0, behavior}))
}

/** Calls `stop` once the visitor scrolls, points, types or goes back, until `signal` is aborted. */
export function whenVisitorTakesOver(stop: () => void, signal: AbortSignal): void {
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    addEventListener(type, stop, {signal, passive: true})
  }
}

let current = new AbortController()

/**
 * What takes its room on the way (a booking form, a published change, a section that is laid out) ends a smooth
 * scroll, or leads it astray, and not every browser says so. So where the page comes to rest elsewhere, the rest of
 * the way follows at once, unless the visitor has taken over.
 */
function scrollUntilThere(scroll: (behavior: ScrollBehavior) => void): void {
  current.abort()
  current = new AbortController()
  const {signal} = current
  const stop = () => current.abort()
  whenVisitorTakesOver(stop, signal)
  let last = NaN
  let still = 0
  const follow = () => {
    if (signal.aborted) return
    still = window.scrollY === last ? still + 1 : 0
    last = window.scrollY
    if (still > framesAtRest) {
      scroll('instant')
      if (window.scrollY === last) return stop()
    }
    requestAnimationFrame(follow)
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroll(isCalm ? 'instant' : 'smooth')
  requestAnimationFrame(follow)
}

/** A smooth scroll starts slowly: for some frames it seems to stand still. */
const framesAtRest = 9
