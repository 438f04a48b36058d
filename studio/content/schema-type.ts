import type {SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {textAt} from './content-value.ts'

/** Whether a type is one of Sanity's own types or derived from it, for example "picture" from "image". */
export function isKind(type: SchemaType | null | undefined, name: string): boolean {
  if (!type) return false
  return type.name === name || isKind(type.type, name)
}

/** The choices that a type offers; null where a value is not chosen from a list. */
export function choicesOf(type: SchemaType): unknown[] | null {
  const options: unknown = type.options
  const list: unknown = isRecord(options) ? options['list'] : undefined
  return Array.isArray(list) ? list : null
}

/** Whether staff type a string of this type, rather than choose it or pick it from a calendar. */
export function isTypedText(type: SchemaType): boolean {
  return !choicesOf(type) && !isKind(type, 'date') && !isKind(type, 'datetime')
}

/** The type of an item of a list; where several are possible, the item names its own. */
export function memberType(list: SchemaType, item: unknown): SchemaType | undefined {
  if (list.jsonType !== 'array') return undefined
  const name = textAt(item, '_type')
  return list.of.find((member) => member.name === name) ?? list.of[0]
}
