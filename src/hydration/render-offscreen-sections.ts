/** The sections of a page and the chapters of a legal document. */
const sections = ':is(main > [data-frame], [data-chapter])'

let isComplete = false
let sheet: CSSStyleSheet | undefined

/**
 * `content-visibility` in styles.css keeps the browser from rendering what is far below the first view. Once the page
 * is loaded this renders the rest: a section or chapter whenever the browser is idle, and the footer last. From then on
 * the page has its real height, and scroll positions are exact. Measured in docs/decisions/0012-far-sections-later.md.
 */
export function renderOffscreenSections(): void {
  let count = 0
  const renderNext = () => {
    if (isComplete) return
    count += 1
    if (!document.querySelector(`${sections}:nth-child(n + ${count})`)) return renderAllSections()
    setVisible(`${sections}:nth-child(-n + ${count})`)
    // Styled here and laid out in a task of its own: one task for both would delay a tap for as long as both take.
    for (const child of document.querySelectorAll(
      `${sections}:nth-child(${count}) > :first-child`,
    )) {
      getComputedStyle(child).getPropertyValue('color')
    }
    // A timer instead of an idle callback, which would come after a frame that lays out and paints in one task.
    setTimeout(layOut)
  }
  const layOut = () => {
    document.body.getBoundingClientRect()
    whenIdle(renderNext)
  }
  whenIdle(renderNext)
}

/** Renders all of it now, before a script scrolls to a section: heights that change on the way would lead it astray. */
export function renderAllSections(): void {
  if (isComplete) return
  isComplete = true
  setVisible(`${sections}, #site-footer`)
}

/** By a style sheet, because React owns the elements and compares their attributes. */
function setVisible(selector: string): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()))
  sheet.replaceSync(`${selector} {content-visibility: visible}`)
}

/** Within a second, also where the browser is never idle. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 1000})
  else setTimeout(callback)
}
