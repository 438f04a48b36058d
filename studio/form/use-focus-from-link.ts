import {useEffect, useRef} from 'react'
import type {FieldProps} from 'sanity'

/**
 * Scrolls to the field that a link names and focuses it. The Studio marks such a field, but it focuses nothing
 * in a form that has just opened, and never an object such as the office hours.
 */
export function useFocusFromLink({inputProps}: FieldProps) {
  const element = useRef<HTMLDivElement>(null)
  const isMarked = Boolean(inputProps.focused) || isInside(inputProps)
  // While the form loads, its fields cannot be edited yet.
  const isReady = !inputProps.readOnly
  useEffect(() => {
    const field = element.current
    if (!isMarked || !isReady || !field || field.contains(document.activeElement)) return
    keepInView(field)
  }, [isMarked, isReady])
  return element
}

/** Translations are one input for the whole list, so a place within it is the input. */
function isInside(inputProps: FieldProps['inputProps']): boolean {
  const {name} = inputProps.schemaType
  return (
    /^internationalizedArray(String|Text|Lines)$/.test(name) &&
    'focusPath' in inputProps &&
    inputProps.focusPath.length > 0
  )
}

/** The form above the field loads bit by bit: keeps the field in view until somebody uses the page. */
function keepInView(field: Element) {
  const scrollAndFocus = () => {
    scrollTo(field)
    if (field.contains(document.activeElement)) return
    field.querySelector<HTMLElement>(editable)?.focus({preventScroll: true})
  }
  const resizes = new ResizeObserver(scrollAndFocus)
  const stop = () => {
    resizes.disconnect()
    for (const type of userEvents) removeEventListener(type, stop, {capture: true})
  }
  scrollAndFocus()
  resizes.observe(field.closest('form') ?? field)
  for (const type of userEvents) addEventListener(type, stop, {capture: true})
}

/** Centers the field in its nearest scrolling ancestor. `scrollIntoView` would move panels that must not scroll. */
function scrollTo(field: Element) {
  let scroller = field.parentElement
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement
  }
  if (!scroller) return
  const [inner, outer] = [field.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}

const editable =
  'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"], button:enabled'
const userEvents = ['pointerdown', 'wheel', 'touchstart', 'keydown']
