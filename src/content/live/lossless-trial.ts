import type {QueryClient} from '@tanstack/react-query'

import {resultsOf} from './changed-contents.ts'
import type {PartView} from './layout-movement.ts'

/**
 * Whether to try a change would already cost the visitor something: a trial that is taken back leaves
 * elements that it removed as new ones, and what was typed, opened or focused in them is gone.
 */
export function mustNotBeTried(
  view: PartView,
  views: PartView[],
  before: QueryClient,
  client: QueryClient,
): boolean {
  if (view.part.isList) {
    const displaced = displacedKeys(view.value, client)
    return views.some(
      (inner) => displaced.has(keyOf(inner.value)) && (inner.isInView || isInUse(inner)),
    )
  }
  return isInUse(view) && changesShape(view, view.held ?? before, client)
}

/** Sections that would go away or change places. */
function displacedKeys(shown: unknown, client: QueryClient): Set<unknown> {
  const keys = Array.isArray(shown) ? shown.map(keyOf) : []
  const published = [...resultsOf(client, 'page').values()]
    .map((page) => (isRecord(page) && Array.isArray(page['sections']) ? page['sections'] : []))
    .map((sections) => sections.map(keyOf))
    // Of all pages in the cache, the one that has most of these sections.
    .sort((a, b) => shared(b, keys).length - shared(a, keys).length)[0]
  const staying = shared(keys, published ?? [])
  const places = shared(published ?? [], keys)
  return new Set(
    keys.filter((key) => staying.indexOf(key) < 0 || staying.indexOf(key) !== places.indexOf(key)),
  )
}

/** Whether the visitor has something in the part that a new element would not have. */
function isInUse({elements, isInView}: PartView): boolean {
  return elements.some((element) => {
    if (element.contains(document.activeElement)) return true
    if (element.querySelector('iframe') || (isInView && element.querySelector('details[open]'))) {
      return true
    }
    const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )
    return [...fields].some(
      (field) =>
        field.value !== field.defaultValue ||
        ('checked' in field && field.checked !== field.defaultChecked),
    )
  })
}

/** Whether something comes or goes in what the part shows, rather than reads differently. */
function changesShape({part, value}: PartView, shown: QueryClient, client: QueryClient): boolean {
  const key = keyOf(value)
  const published = key === undefined ? undefined : sectionOf(key, client)
  if (published !== undefined && !isSameShape(value, published)) return true
  return [...part.reads].some((name) => {
    const results = resultsOf(client, name)
    return [...resultsOf(shown, name)].some(
      ([hash, result]) => results.has(hash) && !isSameShape(result, results.get(hash)),
    )
  })
}

function sectionOf(key: unknown, client: QueryClient): unknown {
  return [...resultsOf(client, 'page').values()]
    .flatMap((page) => (isRecord(page) && Array.isArray(page['sections']) ? page['sections'] : []))
    .find((section: unknown) => keyOf(section) === key)
}

function isSameShape(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameShape(item, b[index]))
  }
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...names].every((name) =>
      name === '_key' || name === '_id' ? a[name] === b[name] : isSameShape(a[name], b[name]),
    )
  }
  return typeof a === typeof b && (a === null) === (b === null) && (a === '') === (b === '')
}

function shared(keys: unknown[], others: unknown[]): unknown[] {
  return keys.filter((key) => others.includes(key))
}

function keyOf(value: unknown): unknown {
  return isRecord(value) ? value['_key'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
