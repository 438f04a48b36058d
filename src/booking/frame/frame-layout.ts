type Parts = {
  /** Owns the space on the page; its smallest height is reserved by style. */
  column: HTMLElement
  /** White sheet behind frame and foot. */
  sheet: HTMLElement
  slot: HTMLElement
  foot: HTMLElement
}

export type FrameLayout = {
  /** Gives the frame this height in px. */
  fit: (frame: HTMLIFrameElement, height: number) => void
  /** Reserves space for a frame of this height in px before anything is painted. */
  reserve: (height: number) => void
  stop: () => void
}

const pageEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * Lets the frame grow without moving what the visitor reads. Within the reserved space nothing moves anyway.
 * Beyond it the column grows when its foot is below the view; otherwise frame and foot hang over what
 * follows until the visitor turns to the page: then the column grows and the page scrolls by as much, so
 * that what follows stays where it is seen. Space once taken is not given back, except when the width
 * changes.
 */
export function frameLayout({column, sheet, slot, foot}: Parts): FrameLayout {
  let frame: HTMLIFrameElement | null = null
  let height = 0
  let overhang = 0
  let width = column.clientWidth
  let scrolledTo = 0

  const place = (hanging: number) => {
    overhang = hanging
    slot.style.height = `${height - overhang}px`
    // Moved by transform: to the layout the foot stays where it was.
    foot.style.transform = overhang ? `translateY(${overhang}px)` : ''
    sheet.style.bottom = `${-overhang}px`
    sheet.toggleAttribute('data-overhang', overhang > 0)
    listen(overhang > 0)
  }
  const grow = () => {
    column.style.minHeight = `${height + foot.offsetHeight}px`
    place(0)
  }
  const turnToPage = (event: Event) => {
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
    // Asked only when it is needed: the answer makes the browser lay out the page first.
    if (on) scrolledTo = scrollY
    for (const type of pageEvents) {
      if (on) addEventListener(type, turnToPage, {capture: true, passive: true})
      else removeEventListener(type, turnToPage, {capture: true})
    }
  }
  const fit = () => {
    if (!frame) return
    // Measured before anything is written, which would have the browser lay out the page once more.
    const beyond = height + foot.offsetHeight - column.clientHeight
    const footTop = column.getBoundingClientRect().bottom - foot.offsetHeight
    frame.style.height = `${height}px`
    if (beyond > 0 && footTop >= innerHeight) return grow()
    place(Math.max(0, beyond))
    if (overhang > 0 && covered(column, overhang)) grow()
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

/** Whether the part that hangs out is cut off or hidden by the page around it. */
function covered(column: HTMLElement, overhang: number): boolean {
  const {left, width, bottom} = column.getBoundingClientRect()
  const y = Math.min(bottom + overhang / 2, innerHeight - 1)
  return !column.contains(document.elementFromPoint(left + width / 2, y))
}
