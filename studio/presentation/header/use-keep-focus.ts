import {type FocusEvent, type KeyboardEvent, useEffect, useRef} from 'react'

/**
 * Keeps the focus in an input of the preview's header when a form opens beside it: Sanity focuses the form's first
 * field then, and what somebody types would go on in the document. Sanity tries several fields in a row. A
 * single change of focus comes from a user or a screen reader, and is allowed.
 */
export function useKeepFocus() {
  const isLeaving = useRef(false)
  const refused = useRef<HTMLElement[]>([])
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true
    }
    addEventListener('pointerdown', leave, {capture: true})
    return () => removeEventListener('pointerdown', leave, {capture: true})
  }, [])

  const refuse = (target: HTMLElement) => {
    refused.current.push(target)
    if (refused.current.length > 1) return
    setTimeout(() => {
      const [first, ...others] = refused.current.splice(0)
      if (!first || others.length > 0) return
      isLeaving.current = true
      first.focus()
    })
  }
  return {
    onFocus: () => {
      isLeaving.current = false
    },
    onKeyDown: ({key}: KeyboardEvent) => {
      isLeaving.current = key === 'Tab'
    },
    onBlur: ({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) => {
      if (isLeaving.current || !(relatedTarget instanceof HTMLElement)) return
      if (relatedTarget.closest('iframe, [data-preview-header]')) return
      refuse(relatedTarget)
      currentTarget.focus()
    },
  }
}
