/**
 * For a `<div>` in which something wide scrolls sideways. It is a tab stop while its content is wider than it, because
 * not every browser lets the keyboard scroll a box without one. It needs a name.
 */
export const scrollBox = {role: 'group', ref: watchWidth} as const

function watchWidth(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  for (const element of [box, ...box.children]) observer.observe(element)
  return () => observer.disconnect()
}
