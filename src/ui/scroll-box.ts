/**
 * For a `<div>` in which a table scrolls sideways. While the table is wider than the box, the box is a tab stop, as newer
 * browsers make it by themselves: in the others the keyboard could not scroll it.
 */
export const scrollBox = {ref: watchWidth}

function watchWidth(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  for (const element of [box, ...box.children]) observer.observe(element)
  return () => observer.disconnect()
}
