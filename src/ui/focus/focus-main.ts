/** Moves the focus to the page, which stays where it is. */
export function focusMain(): void {
  document.getElementById('main')?.focus({preventScroll: true})
}

/** Moves the focus to the page, or to the open menu around it, if it is inside `area`, which is about to go. */
export function focusMainFrom(area: Element | null): void {
  // Within the Studio, somebody may be typing beside the page by now.
  if (!document.hasFocus() || !area?.contains(document.activeElement)) return
  // Behind an open menu the page takes no focus.
  const menu = area.closest('dialog')
  if (menu) menu.querySelector('button')?.focus()
  else focusMain()
}

/** A ref for what may go while it has the focus. */
export function keepFocusOnPage(element: Element | null): () => void {
  return () => focusMainFrom(element)
}
