const dirty = new WeakSet<EventTarget>()

/**
 * From now on notes each field that the visitor changes. Its default value does not tell: where a component gives a
 * field its value, React lets the default follow.
 */
export function trackDirtyFields(): void {
  const note = ({target}: Event) => void (target && dirty.add(target))
  document.addEventListener('input', note, {capture: true, passive: true})
}

/** Whether the visitor has changed this field. */
export function isDirty(field: Element): boolean {
  return dirty.has(field)
}
