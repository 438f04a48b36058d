import {isRecord} from '#domain/is-record.ts'

import {tryUntilDone} from './try-until-done.ts'

/**
 * The section at the top of the view and its distance from there in px. A distance from the top of the page
 * would not do: the booking form above has another height on every visit, and texts another length in every language.
 */
export type PositionOnPage = {section: number; top: number}

/** Where the visitor is on the page; null while it has no section. */
export function positionInView(): PositionOnPage | null {
  const section = sections().findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const top = sections()[section]?.getBoundingClientRect().top
  return top === undefined ? null : {section, top}
}

/**
 * Scrolls to a position as soon as the page has that section, unless the visitor has gone on, and once more before the
 * paint: by then the booking form has its height.
 */
export function scrollToPosition(position: PositionOnPage): () => void {
  let frame = 0
  const scroll = () => {
    const now = sections()[position.section]?.getBoundingClientRect().top
    if (now === undefined) return false
    window.scrollBy({top: now - position.top, behavior: 'instant'})
    return true
  }
  const stop = tryUntilDone(() => {
    const isThere = scroll()
    if (isThere) frame = requestAnimationFrame(scroll)
    return isThere
  })
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}

/** The position that a navigation asks to keep, null for one that starts at the top. */
export function keptPosition({state}: {state: unknown}): PositionOnPage | null {
  const position = isRecord(state) ? state['position'] : null
  return isPosition(position) ? position : null
}

/** Whether a value from the history or from storage, which may hold anything, is a position. */
export function isPosition(value: unknown): value is PositionOnPage {
  return isRecord(value) && typeof value['section'] === 'number' && typeof value['top'] === 'number'
}

/** Each chapter of a legal document instead of the whole, and the footer, which fills the screen of a phone. */
function sections(): Element[] {
  const candidates = [
    ...document.querySelectorAll(
      '#main > *, [data-chapter], [data-chapter] ~ section, #site-footer',
    ),
  ]
  return candidates.filter((element) => !element.querySelector('[data-chapter]'))
}
