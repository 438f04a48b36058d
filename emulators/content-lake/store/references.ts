import {isObject} from '../json.ts'

/** Ids that the value refers to with a strong reference: its target must exist and cannot be deleted. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (isObject(value)) {
    // A reference to another dataset is not this dataset's to check.
    const isOwn = value._weak !== true && !('_dataset' in value)
    if (typeof value._ref === 'string' && isOwn) found.add(value._ref)
    for (const field of Object.values(value)) strongReferences(field, found)
  }
  return found
}

/** Publishing makes strong what was weak only because its target was not yet published. */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, strengthened(inner)]),
  )
  const rule = copy._strengthenOnPublish
  if (typeof copy._ref !== 'string' || rule === undefined) return copy
  delete copy._strengthenOnPublish
  if (!isObject(rule) || rule.weak !== true) delete copy._weak
  return copy
}

/** Knows, for every id, which documents refer to it strongly. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Set<string>>()

  update(id: string, previous: unknown, next: unknown): void {
    const before = strongReferences(previous)
    const after = strongReferences(next)
    for (const target of before) if (!after.has(target)) this.#sources.get(target)?.delete(id)
    for (const target of after) {
      const sources = this.#sources.get(target)
      if (sources) sources.add(id)
      else this.#sources.set(target, new Set([id]))
    }
  }

  sourcesOf(target: string): ReadonlySet<string> {
    return this.#sources.get(target) ?? new Set()
  }
}
