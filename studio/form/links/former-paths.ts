import {textsIn} from '../../content/content-value.ts'

type Published = {[field: string]: unknown} | null

/**
 * The former paths of a page that moves to `path`: those it has and its published one, if that differs. Typing a path
 * that is in the list does not remove it: it may be the beginning of a longer one.
 */
export function formerPathsFor(path: string, current: unknown, published: Published): string[] {
  const kept = new Set(textsIn(current))
  if (typeof published?.['path'] === 'string') {
    if (published['path'] === path) kept.delete(path)
    else kept.add(published['path'])
  }
  return [...kept]
}
