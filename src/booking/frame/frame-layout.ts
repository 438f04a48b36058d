import {keepPlace} from '#src/ui/scroll/keep-place.ts'

type Parts = {
  /** Takes the space on the page; its minimum height comes from CSS. */
  column: HTMLElement
  /** The white background of frame and foot. */
  sheet: HTMLElement
  slot: HTMLElement
  foot: HTMLElement
}

/** Sizes the frame within its column. */
export type FrameLayout = {
  /** Gives the frame this height in px. */
  fit: (frame: HTMLIFrameElement, height: number) => void
  /** Reserves space for a frame of this height in px before anything is painted. */
  reserve: (height: number) => void
  stop: () => void
}

const pageEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * Lets the frame grow without moving what the visitor reads. Up to the reserved height nothing moves. Beyond it,
 * the column grows if its foot is below the window; otherwise frame and foot overhang what follows until the
 * visitor uses the rest of the page: then the column grows and the page scrolls by the same distance, so that
 * what follows stays where it is [FRAME-8]. The column shrinks again only when its width changes.
 */
export function frameLayout({column, sheet, slot, foot}: Parts): FrameLayout {
  let frame: HTMLIFrameElement | null = null
  let height = 0
  let overhang = 0
  let width = column.clientWidth
  let scrolledTo = 0

  const applyOverhang = (next: number) => {
    overhang = next
    slot.style.height = `${height - overhang}px`
    // A transform does not change the layout around the foot.
    foot.style.transform = overhang ? `translateY(${overhang}px)` : ''
    sheet.style.bottom = `${-overhang}px`
    sheet.toggleAttribute('data-overhang', overhang > 0)
    listen(overhang > 0)
  }
  const grow = () => {
    column.style.minHeight = `${height + foot.offsetHeight}px`
    applyOverhang(0)
  }
  const onPageEvent = (event: Event) => {
    if (event.type === 'scroll') {
      const down = event.target === document && scrollY > scrolledTo
      scrolledTo = scrollY
      if (!down) return
    } else if (event.target instanceof Node && column.contains(event.target)) {
      return
    }
    const top = overhang
    grow()
    scrollBy({top, behavior: 'instant'})
  }
  const listen = (on: boolean) => {
    // Read only when needed, because reading it makes the browser lay out the page.
    if (on) scrolledTo = scrollY
    const change = on ? addEventListener : removeEventListener
    for (const type of pageEvents) change(type, onPageEvent, true)
  }
  const fit = () => {
    if (!frame) return
    // Measured before anything is written; otherwise the browser would lay out the page twice.
    const beyond = height + foot.offsetHeight - column.clientHeight
    const footTop = column.getBoundingClientRect().bottom - foot.offsetHeight
    frame.style.height = `${height}px`
    if (beyond > 0 && footTop >= innerHeight) return grow()
    applyOverhang(Math.max(0, beyond))
    if (overhang > 0 && isCovered(column, overhang)) {
      // Above the middle of the window, what is being read is below it.
      if (column.getBoundingClientRect().bottom < innerHeight / 2) keepPlace()
      grow()
    }
  }
  const observer = new ResizeObserver(() => {
    if (column.clientWidth === width) return
    width = column.clientWidth
    column.style.minHeight = ''
    fit()
  })
  observer.observe(column)

  return {
    fit: (shown, wanted) => {
      frame = shown
      height = wanted
      fit()
    },
    reserve: (wanted) => {
      const needed = wanted + foot.offsetHeight
      if (needed > column.clientHeight) column.style.minHeight = `${needed}px`
    },
    stop: () => {
      observer.disconnect()
      listen(false)
    },
  }
}

/** Whether the overhanging part is cut off or covered by the page around it. */
function isCovered(column: HTMLElement, overhang: number): boolean {
  const {left, width, bottom} = column.getBoundingClientRect()
  const y = Math.min(bottom + overhang / 2, innerHeight - 1)
  return !column.contains(document.elementFromPoint(left + width / 2, y))
}
