import {isRecord} from '../../domain/is-record.ts'
import {isEmpty, isSame, textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'

/** A patch of the content lake that adds something and replaces nothing that is written. */
export type Addition =
  | {setIfMissing: Content}
  | {set: Content}
  | {insert: {before: string; items: unknown[]} | {after: string; items: unknown[]}}

/**
 * What makes `own` into `next`, which has all of it and more: each new field and list item by itself, so that what
 * somebody writes meanwhile, in the same list or elsewhere, stays.
 */
export function additions(own: Content, next: Content): Addition[] {
  return inObject(own, next, '')
}

function inObject(own: Content, next: Content, path: string): Addition[] {
  return Object.entries(next).flatMap(([name, value]) =>
    isSame(own[name], value) ? [] : inField(own[name], value, path ? `${path}.${name}` : name),
  )
}

function inField(own: unknown, next: unknown, path: string): Addition[] {
  if (own === undefined || own === null) return [{setIfMissing: {[path]: next}}]
  if (Array.isArray(own) && Array.isArray(next)) return inList(own, next, path)
  if (isRecord(own) && isRecord(next)) return inObject(own, next, path)
  return isEmpty(own) ? [{set: {[path]: next}}] : []
}

function inList(own: unknown[], next: unknown[], path: string): Addition[] {
  return next.flatMap((item, index): Addition[] => {
    const at = keyed(path, item)
    const known = own.find((each) => textAt(each, '_key') === textAt(item, '_key'))
    if (isRecord(known) && isRecord(item)) return inObject(known, item, at)
    const place = index > 0 ? {after: keyed(path, next[index - 1])} : {before: `${path}[0]`}
    return known === undefined ? [{insert: {...place, items: [item]}}] : []
  })
}

function keyed(path: string, item: unknown): string {
  return `${path}[_key=="${textAt(item, '_key')}"]`
}
