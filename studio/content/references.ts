import {isRecord} from '../../domain/is-record.ts'
import {textAt} from './content-value.ts'
import type {Content} from './content-value.ts'

/** The ids that some content refers to, as often as it does; with `counts`, only those of the references that count. */
export function referencesIn(
  value: unknown,
  counts: (reference: Content) => boolean = () => true,
): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, counts))
  if (!isRecord(value)) return []
  const id = textAt(value, '_ref')
  if (id) return counts(value) ? [id] : []
  return Object.values(value).flatMap((field) => referencesIn(field, counts))
}

/** The ids of what some content cannot be without. */
export function strongReferencesIn(value: unknown): string[] {
  return referencesIn(value, (reference) => reference['_weak'] !== true)
}
