import {useLayoutEffect} from 'react'

import {focusMainFrom} from '#src/ui/focus-main.ts'

/**
 * Moves a focus inside the page to the page itself when this goes. It stands before what goes with it: React takes away
 * what comes first, first.
 */
export function FocusKeeper() {
  useLayoutEffect(() => () => focusMainFrom(document.getElementById('main')), [])
  return null
}
