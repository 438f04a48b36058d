/** Which items were added, removed or kept (before and after), and whether the kept ones changed order. */
export function compareLists(
  before: unknown[],
  after: unknown[],
  identify: (item: unknown) => string,
) {
  const [old, now] = [identified(before, identify), identified(after, identify)]
  const keptBefore = [...old.keys()].filter((key) => now.has(key))
  const keptAfter = [...now.keys()].filter((key) => old.has(key))
  return {
    added: [...now].filter(([key]) => !old.has(key)).map(([, item]) => item),
    removed: [...old].filter(([key]) => !now.has(key)).map(([, item]) => item),
    kept: keptAfter.map((key): [unknown, unknown] => [old.get(key), now.get(key)]),
    reordered: keptBefore.join('\n') !== keptAfter.join('\n'),
  }
}

/** The items by their identity; equal ones are numbered. */
function identified(items: unknown[], identify: (item: unknown) => string) {
  const found = new Map<string, unknown>()
  const counts = new Map<string, number>()
  for (const item of items) {
    const id = identify(item)
    const count = counts.get(id) ?? 0
    found.set(`${id} ${count}`, item)
    counts.set(id, count + 1)
  }
  return found
}
