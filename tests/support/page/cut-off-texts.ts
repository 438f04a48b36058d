import type {Page} from '@playwright/test'

/** The beginnings of the elements whose text does not fit into them and is hidden where it ends. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.closest('[inert], dialog:not([open]), .sr-only, svg, iframe')) return false
      const {overflowX, overflowY, clipPath, position} = getComputedStyle(element)
      if (clipPath !== 'none' && position === 'absolute') return false
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return (
        hasText &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      )
    })
    return cut.map(({outerHTML}) => outerHTML.slice(0, 120))
  })
}
