import type {SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {quoted} from './changed-text.ts'
import {textAt} from './content-value.ts'
import {describeValue} from './describe-value.ts'
import type {NameOf} from './describe-value.ts'

/** An item's name as lists show it, from the preview that the schema gives it; the title of its type while it has none. */
export function itemName(type: SchemaType | undefined, item: unknown, nameOf: NameOf): string {
  if (!type) return 'an item of an unknown kind'
  const title = previewTitle(type, item, nameOf)
  return describeValue(type, item, nameOf) ?? (title ? quoted(title) : (type.title ?? 'Item'))
}

/** A document's name without quotation marks, also of one that is deleted; the title of its type while it has none. */
export function documentTitle(type: SchemaType | undefined, document: unknown): string {
  return (type && previewTitle(type, document, () => undefined)) ?? type?.title ?? 'Document'
}

function previewTitle(type: SchemaType, item: unknown, nameOf: NameOf): string | null {
  const {select = {}, prepare} = type.preview ?? {}
  const selection = Object.fromEntries(
    Object.entries(select).map(([name, path]) => [name, selected(item, path.split('.'), nameOf)]),
  )
  const title: unknown = prepare ? prepare(selection).title : selection['title']
  return typeof title === 'string' && title !== '' ? title : null
}

function selected(value: unknown, [name, ...rest]: string[], nameOf: NameOf): unknown {
  if (name === undefined) return value
  const id = textAt(value, '_ref')
  if (id) return nameOf(id)
  return isRecord(value) ? selected(value[name], rest, nameOf) : undefined
}
