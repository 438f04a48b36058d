import type {Page} from '@playwright/test'

/** The texts that end outside of an element that hides what does not fit into it, each with the start of that element. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent || !isShown(parent)) continue
      const box = parent.closest('svg, iframe, script, style') ? null : hidingBox(node, parent)
      if (box) cut.push(`${text.slice(0, 60)} in ${box.outerHTML.slice(0, 120)}`)
    }
    return cut

    function isShown(element: Element) {
      if (element.closest('[inert], dialog:not([open])')) return false
      return element.checkVisibility({visibilityProperty: true})
    }

    /** The element that hides part of the text, if there is one. */
    function hidingBox(textNode: Node, parent: Element): Element | null {
      let rects = linesOf(textNode, parent)
      for (let box: Element | null = parent; box && box !== document.body; box = containerOf(box)) {
        const style = getComputedStyle(box)
        // Only assistive technology is meant to find this text.
        if (style.clipPath !== 'none' && style.position === 'absolute') return null
        const {left, top} = box.getBoundingClientRect()
        const x = left + box.clientLeft
        const y = top + box.clientTop
        for (const rect of rects) {
          const isWide = rect.left < x - 1 || rect.right > x + box.clientWidth + 1
          const isHigh = rect.top < y - 1 || rect.bottom > y + box.clientHeight + 1
          if (hides(style.overflowX) && isWide) return box
          if (hides(style.overflowY) && isHigh) return box
        }
        // A visitor can bring every text of a scrolled element into its view.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
          rects = [box.getBoundingClientRect()]
        }
      }
      return null
    }

    function hides(overflow: string) {
      return overflow === 'hidden' || overflow === 'clip'
    }

    /** The lines of a text as high as their line height: the boxes of a font's letters are often higher. */
    function linesOf(textNode: Node, parent: Element) {
      const range = document.createRange()
      range.selectNodeContents(textNode)
      const lineHeight = parseFloat(getComputedStyle(parent).lineHeight) || Infinity
      return Array.from(range.getClientRects(), ({x, y, width, height}) => {
        const lower = Math.min(height, lineHeight)
        return new DOMRect(x, y + (height - lower) / 2, width, lower)
      }).filter(({width}) => width > 0)
    }

    /** The next element outside that can hide an element. */
    function containerOf(element: Element): Element | null {
      const isPlaced = /absolute|fixed/.test(getComputedStyle(element).position)
      return isPlaced && element instanceof HTMLElement
        ? element.offsetParent
        : element.parentElement
    }
  })
}
