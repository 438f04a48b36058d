import {isRecord} from '../../domain/is-record.ts'
import type {Content} from './content-value.ts'

/** Gets an object before and after the changes inside it, and returns `after` or a changed copy of it. */
type Change = (before: Content, after: Content) => Content

/** The fields of a document that differ once each object in it was changed, inner ones first. */
export function changedFields(document: Content, change: Change): Content {
  const changed = Object.entries(document).flatMap(([name, value]): [string, unknown][] => {
    const next = changedValue(value, change)
    return next === value ? [] : [[name, next]]
  })
  return Object.fromEntries(changed)
}

function changedValue(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changedValue(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const fields = changedFields(value, change)
  return change(value, Object.keys(fields).length > 0 ? {...value, ...fields} : value)
}
