import {isRecord} from '../../domain/is-record.ts'
import {textAt} from '../content/content-value.ts'

/** Where a link leads, and the path of that in its document, as the form names it. */
type LinkTarget = {path: string; target: Record<string, unknown>}

/** Where the links in a value lead, at any depth. */
export function linkTargetsIn(value: unknown, path = ''): LinkTarget[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const key = textAt(item, '_key')
      return linkTargetsIn(item, `${path}[${key ? `_key=="${key}"` : index}]`)
    })
  }
  if (!isRecord(value)) return []
  if (value['_type'] === 'linkTarget') return [{path, target: value}]
  return Object.entries(value).flatMap(([name, field]) =>
    linkTargetsIn(field, path ? `${path}.${name}` : name),
  )
}
