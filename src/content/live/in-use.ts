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

/** Those of these sections that are in use. They are looked at again whenever the focus leaves something. */
export function useSectionsInUse(keys: readonly string[]): string[] {
  const used = () =>
    keys
      .filter((key) => {
        const section = sectionOf(key)
        return section && isInUse(section)
      })
      .join(' ')
  return useSyncExternalStore(watchFocus, used, () => '').split(' ')
}

/** What takes the focus has it only after the event. */
function watchFocus(onChange: () => void): () => void {
  const lookAfter = () => void setTimeout(onChange)
  addEventListener('focusout', lookAfter)
  return () => removeEventListener('focusout', lookAfter)
}
