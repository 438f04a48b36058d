import {useSyncExternalStore} from 'react'

import {isDirty} from './dirty-fields.ts'
import {type MountedBoundary, mountedBoundaries} from './live-boundary.tsx'

/** The section of the page with a key. */
export function sectionOf(key: string | undefined): MountedBoundary | undefined {
  return [...mountedBoundaries].find(({sectionKey}) => key !== undefined && sectionKey === key)
}

/** Whether the visitor has something in it that a new element would not have. */
export function isInUse(boundary: MountedBoundary): boolean {
  return boundary.elements().some((element) => {
    if (element.contains(document.activeElement)) return true
    if (element.querySelector('details[open]')) return true
    const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )
    return [...fields].some(
      (field) =>
        field.value !== field.defaultValue ||
        (isDirty(field) && field.value !== '') ||
        ('checked' in field && field.checked !== field.defaultChecked),
    )
  })
}

/** Which of these sections are in use, checked again whenever the focus leaves an element. */
export function useSectionsInUse(keys: readonly string[]): string[] {
  const used = () =>
    keys
      .filter((key) => {
        const section = sectionOf(key)
        return section && isInUse(section)
      })
      .join(' ')
  const inUse = useSyncExternalStore(watchFocus, used, () => '')
  return inUse === '' ? [] : inUse.split(' ')
}

/** `document.activeElement` is not the next element until the event is over. */
function watchFocus(onChange: () => void): () => void {
  const checkSoon = () => void setTimeout(onChange)
  addEventListener('focusout', checkSoon)
  return () => removeEventListener('focusout', checkSoon)
}
