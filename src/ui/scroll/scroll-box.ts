/**
 * For a `<div>` in which a table scrolls sideways. While the table is wider than the box, the box is a tab stop, as newer
 * browsers make it by themselves: in the others the keyboard could not scroll it.
 */
export const scrollBox = {ref: watchTable}

function watchTable(box: HTMLElement | null): (() => void) | undefined {
  const table = box?.firstElementChild
  if (!table) return undefined
  const observer = new ResizeObserver(() => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
  })
  observer.observe(table)
  return () => observer.disconnect()
}
