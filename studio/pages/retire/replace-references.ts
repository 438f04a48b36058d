import {isContent} from '../../history/changes/content-shape.ts'

/**
 * The fields of a document in which something referred to page `from`, with those references to page `to`. A link
 * to a part of the page then leads to the top of the other.
 */
export function fieldsWithReplacedReferences(
  document: Record<string, unknown>,
  from: string,
  to: string,
): Record<string, unknown> {
  const changed = Object.entries(document).flatMap(([name, value]) => {
    const next = replaced(value, from, to)
    return next === value ? [] : [[name, next] as const]
  })
  return Object.fromEntries(changed)
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, from, to))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isContent(value)) return value
  if (value['_ref'] === from) return {...value, _ref: to}
  const changes = fieldsWithReplacedReferences(value, from, to)
  if (Object.keys(changes).length === 0) return value
  const {section, ...rest} = value
  const keepsSection = section !== undefined && !('page' in changes)
  return {...rest, ...(keepsSection && {section}), ...changes}
}
