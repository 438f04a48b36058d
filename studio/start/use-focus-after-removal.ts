import {useEffect, useEffectEvent, useRef} from 'react'
import type {FocusEvent} from 'react'

/**
 * For a list whose rows go once their button was pressed, and the focus with them: it moves on to the next button, and
 * where none is left `focusAfterLast` is called. The props belong to an element around the list that stays.
 */
export function useFocusAfterRemoval(focusAfterLast: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{button: Element; index: number} | null>(null)
  const onFocus = ({target}: FocusEvent) => {
    // The dialog of a row is a part of it for React alone.
    const index = buttonsIn(list.current).findIndex((button) => button === target)
    if (index >= 0) last.current = {button: target, index}
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
  return {ref: list, onFocus}
}

function buttonsIn(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])]
}
