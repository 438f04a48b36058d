import {useEffect, useEffectEvent, useRef} from 'react'
import type {MouseEvent} from 'react'

/**
 * For a list whose rows go once their button was pressed, and the focus with them: it moves on to the next button, and
 * where none is left `focusAfterLast` is called. The props belong to an element around the list that stays.
 */
export function useFocusAfterRemoval(focusAfterLast: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{button: Element; index: number} | null>(null)
  const onClick = ({target}: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    // To React the dialog of a row is inside it, but its buttons are not in the list.
    const index = buttonsIn(list.current).findIndex((each) => each === button)
    if (button && index >= 0) last.current = {button, index}
  }
  const moveFocus = useEffectEvent(() => {
    if (!last.current || last.current.button.isConnected) return
    const {index} = last.current
    last.current = null
    // Somebody has moved on meanwhile.
    if (document.activeElement !== document.body) return
    const buttons = buttonsIn(list.current)
    const next = buttons[index] ?? buttons.at(-1)
    if (next) next.focus()
    else focusAfterLast()
  })
  useEffect(() => moveFocus())
  return {ref: list, onClick}
}

function buttonsIn(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])]
}
