/**
 * Keeps what is being read where it is while something above it takes another height. Most browsers do so by
 * themselves (scroll anchoring); for the others, Safari among them, the page scrolls by as much before it is painted.
 */
export function keepPlace(): void {
  if (CSS.supports('overflow-anchor', 'auto')) return
  const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (!anchor) return
  // Its place on the page, so that a scroll meanwhile is no movement.
  const placeNow = () => anchor.getBoundingClientRect().top + scrollY
  let place = placeNow()
  const observer = new ResizeObserver(() => {
    const moved = anchor.isConnected ? placeNow() - place : 0
    place += moved
    if (Math.abs(moved) >= 1) scrollBy({top: moved, behavior: 'instant'})
  })
  observer.observe(document.body)
  const over = new AbortController()
  const {signal} = over
  signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(() => over.abort(), renderedWithinMs)
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => over.abort(), {signal, passive: true})
  }
}

/** By then what was about to change is on the page. */
const renderedWithinMs = 500
