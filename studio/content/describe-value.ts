import type {SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {formatUnfinishedPriceRange} from '../../domain/price/unfinished-price.ts'
import {formatInMiami} from '../../domain/time/miami-time.ts'
import {words} from '../../domain/words/en.ts'
import {quoted} from './changed-text.ts'
import {textAt} from './content-value.ts'
import type {Content} from './content-value.ts'
import {formatDay} from './format-day.ts'
import {choicesOf, isKind} from './schema-type.ts'

/** The name of a document or a file that content refers to; undefined for one that is gone. */
export type NameOf = (id: string) => string | undefined

/** A value as staff read it; null for lists and for objects that are described field by field. */
export function describeValue(type: SchemaType, value: unknown, nameOf: NameOf): string | null {
  const listed = listedTitle(type, value)
  if (listed) return listed
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') return describeDate(type, value) ?? quoted(value)
  if (!isRecord(value)) return null
  if (isKind(type, 'reference')) return describeReference(type, value, nameOf)
  if (isKind(type, 'linkTarget')) return describeTarget(value, nameOf)
  if (isKind(type, 'link')) {
    return `${quoted(textAt(value, 'label'))} to ${describeTarget(value['target'], nameOf)}`
  }
  return wholeObjects[type.name]?.(value) ?? null
}

/** Objects that are described as one value. */
const wholeObjects: Record<string, (value: Content) => string> = {
  priceRange: ({min, max}) =>
    formatUnfinishedPriceRange({...numberAt('min', min), ...numberAt('max', max)}),
  passengerRange: ({min, max}) => `${number(min)} to ${number(max)}`,
  officeHours: (hours) =>
    `${textAt(hours, 'firstDay') || '?'} to ${textAt(hours, 'lastDay') || '?'}, ` +
    `${textAt(hours, 'opens') || '?'} to ${textAt(hours, 'closes') || '?'}`,
  slug: (slug) => quoted(textAt(slug, 'current')),
}

/** "Contact", "Home #fleet", or the URL elsewhere. */
export function describeTarget(target: unknown, nameOf: NameOf): string {
  if (!isRecord(target)) return '?'
  const page = textAt(target['page'], '_ref')
  const name = page && (nameOf(page) ?? 'a page that is gone')
  const section = textAt(target, 'section')
  return [name, section && `#${section}`, textAt(target, 'href')].filter(Boolean).join(' ') || '?'
}

function describeReference(type: SchemaType, value: Content, nameOf: NameOf) {
  const name = nameOf(textAt(value, '_ref'))
  if (name) return name
  const target = 'to' in type && Array.isArray(type.to) ? type.to[0] : undefined
  const kind = isRecord(target) && typeof target['title'] === 'string' ? target['title'] : 'entry'
  return `a ${kind.toLowerCase()} that is gone`
}

/** The title of a choice, for example "Pearl (light gray)" for "pearl". */
function listedTitle(type: SchemaType, value: unknown): string | null {
  const choice = choicesOf(type)?.find((item) => isRecord(item) && item['value'] === value)
  return textAt(choice, 'title') || null
}

function describeDate(type: SchemaType, value: string): string | null {
  if (Number.isNaN(Date.parse(value))) return null
  if (isKind(type, 'date')) return formatDay(value)
  if (!isKind(type, 'datetime')) return null
  return describeTime(value)
}

/** "Mar 1, 2027, 10:00 AM in Miami" for an ISO time. */
export function describeTime(time: string): string {
  return `${formatInMiami(Date.parse(time), {dateStyle: 'medium', timeStyle: 'short'}, words)} in Miami`
}

function numberAt<Name extends string>(name: Name, value: unknown): {[name in Name]?: number} {
  const found: {[name in Name]?: number} = {}
  if (typeof value === 'number') found[name] = value
  return found
}

function number(value: unknown) {
  return typeof value === 'number' ? String(value) : '?'
}
