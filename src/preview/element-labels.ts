import type {QueryClient} from '@tanstack/react-query'

import type {Fact} from './facts.ts'
import {editAttribute, type FieldMarks, withoutMarks} from './field-marks.ts'
import {noticesOfEmptySections} from './section-notices.ts'

/**
 * Moves the marks of texts from the page into attributes of their elements, which the overlays read, before
 * anything is painted: widths, line breaks and what assistive technology reads are those of the site.
 */
export function keepLabels(client: QueryClient, marks: FieldMarks): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    for (const root of [document.head, document.body]) labelTexts(root, marks)
    labelAttributes(marks)
    clearTimeout(timer)
    timer = setTimeout(() => noticesOfEmptySections(client, editAttribute), restFor)
  }
  new MutationObserver(look).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
  client.getQueryCache().subscribe(({type}) => {
    if (type === 'updated') queueMicrotask(look)
  })
  look()
}

/** A section whose script is still loading is not an empty one yet. */
const restFor = 300
const attributes = ['alt', 'aria-label', 'content', 'href', 'placeholder', 'title']

function labelTexts(root: Node, marks: FieldMarks): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const {currentNode: node} = texts
    const text = node.nodeValue ?? ''
    const clean = withoutMarks(text)
    const field = clean === text ? nearest(marks.factsOf(text.trim()), node) : marks.fieldOf(text)
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

/** The field of the fact whose vehicle and duration stand nearest to the text. */
function nearest(facts: Fact[], node: Node): string | null {
  const far = facts.map(({near}) => near.reduce((sum, name) => sum + distance(name, node), 0))
  return facts[far.indexOf(Math.min(...far))]?.field ?? null
}

function distance(name: string, node: Node): number {
  let steps = 0
  for (let at = node.parentElement; at; at = at.parentElement, steps += 1) {
    if (at.textContent.includes(name)) return steps
  }
  return steps
}
