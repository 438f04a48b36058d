import {useEffect, useRef} from 'react'
import type {FieldProps} from 'sanity'

/**
 * Leads to the field that a link names: into view and ready to type. The Studio marks such a field, but in a
 * form that has just opened it focuses nothing, and an object, such as the office hours, nowhere.
 */
export function useLinkedFocus({inputProps}: FieldProps) {
  const element = useRef<HTMLDivElement>(null)
  const isMarked = Boolean(inputProps.focused)
  // What cannot be edited yet, while the form loads, may not take the focus either.
  const isReady = !inputProps.readOnly
  useEffect(() => {
    const field = element.current
    if (!isMarked || !isReady || !field || field.contains(document.activeElement)) return
    stayWith(field)
  }, [isMarked, isReady])
  return element
}

/** What stands above the field comes bit by bit; until somebody does something, the field stays in view. */
function stayWith(field: Element) {
  const goThere = () => {
    scrollTo(field)
    if (field.contains(document.activeElement)) return
    field.querySelector<HTMLElement>(editable)?.focus({preventScroll: true})
  }
  const growth = new ResizeObserver(goThere)
  const letGo = () => {
    growth.disconnect()
    for (const type of signsOfUse) removeEventListener(type, letGo, {capture: true})
  }
  goThere()
  growth.observe(field.closest('form') ?? field)
  for (const type of signsOfUse) addEventListener(type, letGo, {capture: true})
}

/** To the middle of what scrolls around it. `scrollIntoView` would also move panels that must not scroll. */
function scrollTo(field: Element) {
  let around = field.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) {
    around = around.parentElement
  }
  if (!around) return
  const [inner, outer] = [field.getBoundingClientRect(), around.getBoundingClientRect()]
  around.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}

const editable =
  'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"], button:enabled'
const signsOfUse = ['pointerdown', 'wheel', 'touchstart', 'keydown']
