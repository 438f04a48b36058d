import {isRecord} from '../../domain/is-record.ts'

/**
 * The list items of a document that refer to another document, as paths to unset: its place in an order, or
 * its price in a duration.
 */
export function itemsThatRefer(document: object, id: string): string[] {
  return Object.entries(document).flatMap(([name, value]) => search(value, name, null, id))
}

function search(value: unknown, path: string, item: string | null, id: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      const key = keyOf(entry)
      if (key === undefined) return []
      const entryPath = `${path}[_key=="${key}"]`
      return search(entry, entryPath, entryPath, id)
    })
  }
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && value._ref === id) return item ? [item] : []
  return Object.entries(value).flatMap(([name, field]) =>
    search(field, `${path}.${name}`, item, id),
  )
}

function keyOf(entry: unknown) {
  return isRecord(entry) && typeof entry['_key'] === 'string' ? entry['_key'] : undefined
}
