/** Whether the visitor has gone on to something else on the page than `area`: then a late answer leaves the focus there. */
export function hasFocusLeft(area: Element | null): boolean {
  const {activeElement} = document
  // Safari gives the focus of a pressed button to what is around it, and so does an element that is gone.
  return !activeElement?.contains(area) && !area?.contains(activeElement)
}
