import {useLayoutEffect} from 'react'

import {focusMainFrom} from '#src/ui/focus/focus-main.ts'

/**
 * Render it first in what may be replaced: React removes siblings in order, so the focused element is still there when
 * this one is removed. A focus inside the page then moves to the page itself.
 */
export function FocusKeeper() {
  useLayoutEffect(() => () => focusMainFrom(document.getElementById('main')), [])
  return null
}
