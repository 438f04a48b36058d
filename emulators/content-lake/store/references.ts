import {isObject} from '../../json.ts'

/** Ids that the value refers to strongly. Sanity's rule: such a target must exist and cannot be deleted. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (isObject(value)) {
    // A reference to another dataset cannot be checked here.
    const isStrong = value._weak !== true && !('_dataset' in value)
    if (typeof value._ref === 'string' && isStrong) found.add(value._ref)
    for (const field of Object.values(value)) strongReferences(field, found)
  }
  return found
}

/** Sanity's `_strengthenOnPublish`: references that were weak until their target was published become strong. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, strengthenReferences(inner)]),
  )
  const rule = copy._strengthenOnPublish
  if (typeof copy._ref !== 'string' || rule === undefined) return copy
  delete copy._strengthenOnPublish
  if (!isObject(rule) || rule.weak !== true) delete copy._weak
  return copy
}

/** Which documents refer strongly to each id. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Set<string>>()

  /** Takes in a change of the document `id`; null and undefined stand for no document. */
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

  /** Ids of the documents that refer strongly to the target. */
  sourcesOf(target: string): ReadonlySet<string> {
    return this.#sources.get(target) ?? new Set()
  }
}
