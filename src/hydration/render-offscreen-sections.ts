/** The sections of a page and the chapters of a legal document. */
const parts = ':is(main > [data-frame], [data-chapter])'

let isWhole = false
let sheet: CSSStyleSheet | undefined

/**
 * The browser lays out what is far below the view only when it comes near (`content-visibility` in styles.css), so
 * that the first view does not wait for it. Once the page is there the rest follows, a section or chapter each
 * time that the browser is idle, and the footer last: from then on the page has its own height, and a place on
 * it stays where it is.
 */
export function renderOffscreenSections(): void {
  let drawn = 0
  const drawNext = () => {
    if (isWhole) return
    drawn += 1
    if (!document.querySelector(`${parts}:nth-child(n + ${drawn})`)) return renderAllSections()
    draw(`${parts}:nth-child(-n + ${drawn})`)
    // Styled, laid out and painted in a task each: together they would keep a touch waiting as long as all three.
    for (const part of document.querySelectorAll(`${parts}:nth-child(${drawn}) > :first-child`)) {
      getComputedStyle(part).getPropertyValue('color')
    }
    // Not when the browser is idle, which it is after the frame that would lay out and paint at once.
    setTimeout(layOut)
  }
  const layOut = () => {
    document.body.getBoundingClientRect()
    whenIdle(drawNext)
  }
  whenIdle(drawNext)
}

/** Draws all of it now, before a script scrolls to a section: what is drawn on the way would lead it astray. */
export function renderAllSections(): void {
  if (isWhole) return
  isWhole = true
  draw(`${parts}, #site-footer`)
}

/** A style sheet says it, because the sections belong to React, which compares their attributes. */
function draw(selector: string): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()))
  sheet.replaceSync(`${selector} {content-visibility: visible}`)
}

/** Within a second, also where the browser is never idle. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 1000})
  else setTimeout(callback)
}
