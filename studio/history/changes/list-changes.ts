import type {SchemaType} from 'sanity'

import {inside} from './change.ts'
import type {Change} from './change.ts'
import {compareLists} from './compare-lists.ts'
import {isContent, memberType, textAt} from './content-shape.ts'
import {itemName} from './item-name.ts'
import {valueWords} from './value-words.ts'
import type {NameOf} from './value-words.ts'

type ValueChanges = (type: SchemaType, before: unknown, after: unknown) => Change[]

/** Items that came, went, changed or moved, by the names that lists give them. */
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
  const comings = swapped
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
      // Such a value says by itself what it was.
      return valueWords(member, old, nameOf) === null ? inside(name(old), changes) : changes
    }),
    ...comings,
    ...(reordered ? [{where: [], what: `new order: ${names}`}] : []),
  ]
}

/** Texts and references are what they say; other items keep a key of their own. */
function identify(item: unknown): string {
  if (!isContent(item)) return String(item)
  return textAt(item, '_ref') || textAt(item, '_key')
}
