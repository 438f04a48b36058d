type Published = {[field: string]: unknown} | null

/**
 * The former addresses of a page whose address is about to be `path`: those that it has, and the one at which it is
 * published, unless that is where it stays.
 */
export function formerPathsFor(path: string, current: unknown, published: Published): string[] {
  const kept = new Set(textsOf(current))
  if (typeof published?.['path'] === 'string') {
    if (published['path'] === path) kept.delete(path)
    else kept.add(published['path'])
  }
  kept.delete(path)
  return [...kept]
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}
