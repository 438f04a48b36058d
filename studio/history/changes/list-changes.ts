import type {SchemaType} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {textAt} from '../../content/content-value.ts'
import {describeValue} from '../../content/describe-value.ts'
import type {NameOf} from '../../content/describe-value.ts'
import {itemName} from '../../content/item-name.ts'
import {memberType} from '../../content/schema-type.ts'
import {nestedChanges} from './change.ts'
import type {Change} from './change.ts'
import {compareLists} from './compare-lists.ts'

type ValueChanges = (type: SchemaType, before: unknown, after: unknown) => Change[]

/** Items that were added, removed, changed or moved, by the names that lists give them. */
export function listChanges(
  type: SchemaType,
  before: unknown[],
  after: unknown[],
  nameOf: NameOf,
  valueChanges: ValueChanges,
): Change[] {
  const name = (item: unknown) => itemName(memberType(type, item), item, nameOf)
  const {added, removed, kept, reordered} = compareLists(before, after, identify)
  const swapped = before.length === after.length && added.length === 1 && removed.length === 1
  const [newItem, oldItem] = [added[0], removed[0]]
  const additions = swapped
    ? [{where: [], what: `${name(oldItem)} → ${name(newItem)}`}]
    : [
        ...added.map((item) => ({where: [], what: `added ${name(item)}`})),
        ...removed.map((item) => ({where: [], what: `removed ${name(item)}`})),
      ]
  const names = after.slice(0, 6).map(name).join(', ') + (after.length > 6 ? ', …' : '')
  return [
    ...kept.flatMap(([old, now]) => {
      const member = memberType(type, now)
      if (!member) return []
      const changes = valueChanges(member, old, now)
      // The description of a single value already names it.
      const key = textAt(now, '_key')
      const step = key ? [{_key: key}] : []
      return describeValue(member, old, nameOf) === null
        ? nestedChanges(name(old), changes, ...step)
        : changes
    }),
    ...additions,
    ...(reordered ? [{where: [], what: `new order: ${names}`}] : []),
  ]
}

/** A text or a reference is identified by its value, another item by its key. */
function identify(item: unknown): string {
  if (!isRecord(item)) return String(item)
  return textAt(item, '_ref') || textAt(item, '_key')
}
