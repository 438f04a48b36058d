import type {SchemaType} from 'sanity'

import {textAt} from './content-value.ts'

/** Whether a type is one of Sanity's own types or derived from it, for example "picture" from "image". */
export function isKind(type: SchemaType | null | undefined, name: string): boolean {
  if (!type) return false
  return type.name === name || isKind(type.type, name)
}

/** The type of an item of a list; where several are possible, the item names its own. */
export function memberType(list: SchemaType, item: unknown): SchemaType | undefined {
  if (list.jsonType !== 'array') return undefined
  const name = textAt(item, '_type')
  return list.of.find((member) => member.name === name) ?? list.of[0]
}
