import type {QueryClient} from '@tanstack/react-query'

import {type FieldMarks, withoutMarks} from './field-marks.ts'
import {showEmptySectionNotices} from './section-notices.ts'
import type {UnmarkedText} from './unmarked-texts.ts'

/**
 * Moves the marks of texts from the page into attributes of their elements, which the overlays read, before
 * anything is painted: widths, line breaks and what assistive technology reads are those of the site.
 */
export function labelElements(client: QueryClient, marks: FieldMarks): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    for (const root of [document.head, document.body]) labelTexts(root, marks)
    labelAttributes(marks)
    clearTimeout(timer)
    timer = setTimeout(() => showEmptySectionNotices(client), settledAfterMs)
  }
  new MutationObserver(update).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
  client.getQueryCache().subscribe(({type}) => {
    if (type === 'updated') queueMicrotask(update)
  })
  update()
}

/** Until then a section that shows nothing may only be loading its script. */
const settledAfterMs = 300
const attributes = ['alt', 'aria-label', 'content', 'href', 'placeholder', 'title']

function labelTexts(root: Node, marks: FieldMarks): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const {currentNode: node} = texts
    const text = node.nodeValue ?? ''
    const clean = withoutMarks(text)
    const field =
      clean === text ? nearest(marks.unmarkedTexts(text.trim()), node) : marks.fieldOf(text)
    if (field && node.parentElement) label(node.parentElement, field)
    if (clean !== text) node.nodeValue = clean
  }
}

function labelAttributes(marks: FieldMarks): void {
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    for (const name of attributes) {
      const text = element.getAttribute(name) ?? ''
      const clean = withoutMarks(text)
      if (clean === text) continue
      const field = marks.fieldOf(text)
      if (field && name === 'alt') label(element, field)
      element.setAttribute(name, clean)
    }
  }
}

// `data-sanity` would also let elements be dragged, which would change an order that has a place of its own.
function label(element: Element, field: string): void {
  if (element.getAttribute('data-sanity-edit-info') !== field) {
    element.setAttribute('data-sanity-edit-info', field)
  }
}

/** The field of the text whose vehicle and duration are nearest to it on the page. */
function nearest(texts: UnmarkedText[], node: Node): string | null {
  const far = texts.map(({near}) => near.reduce((sum, name) => sum + distance(name, node), 0))
  return texts[far.indexOf(Math.min(...far))]?.field ?? null
}

function distance(name: string, node: Node): number {
  let steps = 0
  for (let at = node.parentElement; at; at = at.parentElement, steps += 1) {
    if (at.textContent.includes(name)) return steps
  }
  return steps
}
