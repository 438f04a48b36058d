import {textsIn} from '../../content/content-value.ts'
type Published = {[field: string]: unknown} | null

/**
 * The former paths of a page whose path is about to be `path`: those that it has, and the one at which it is
 * published, unless that is where it stays. One that is typed again is kept, because it may only be the beginning of a
 * longer one; the site shows the page at its own path, whatever this list holds.
 */
export function formerPathsFor(path: string, current: unknown, published: Published): string[] {
  const kept = new Set(textsIn(current))
  if (typeof published?.['path'] === 'string') {
    if (published['path'] === path) kept.delete(path)
    else kept.add(published['path'])
  }
  return [...kept]
}
