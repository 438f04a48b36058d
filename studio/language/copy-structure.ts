import type {SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {isEmpty, listOf, textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {memberType} from '../content/schema-type.ts'
import {
  isChosenWhole,
  isRichText,
  isSameInAllLanguages,
  isTranslatable,
  translatedPart,
} from './translatable-text.ts'

/** Gives a value of the original as it is in another language: a reference leads to the page in that language. */
export type InLanguage = (value: Content) => Content

/**
 * The fields of a document in another language, with the structure of the original: sections that it lacks, in their
 * place and with the same keys, pictures and choices where it has none. Nothing that it has changes. Texts that it
 * lacks stay empty, as they have to be written.
 */
export function withStructureOf(
  type: SchemaType,
  original: Content,
  own: Content,
  inLanguage: InLanguage,
): Content {
  return mergedObject(type, translatedPart(original), own, inLanguage)
}

function merged(
  type: SchemaType,
  original: unknown,
  own: unknown,
  inLanguage: InLanguage,
): unknown {
  if (isEmpty(original)) return own
  if (isTranslatable(type)) {
    const isNumber = typeof original === 'string' && isSameInAllLanguages(original)
    return isEmpty(own) && isNumber ? original : own
  }
  if (type.jsonType === 'array') return mergedList(type, original, own, inLanguage)
  if (isRecord(original) && isChosenWhole(type)) return isFilled(own) ? own : inLanguage(original)
  if (type.jsonType === 'object' && isRecord(original)) {
    return mergedObject(type, original, isRecord(own) ? own : {}, inLanguage)
  }
  return isEmpty(own) ? original : own
}

const pictureFields = ['crop', 'hotspot', 'decorative']

function mergedObject(
  type: SchemaType,
  original: Content,
  own: Content,
  inLanguage: InLanguage,
): Content {
  const fields = 'fields' in type ? type.fields : []
  const values = fields.map(({name, type: field}): [string, unknown] => [
    name,
    // A picture has its own frame, and its own description or none.
    pictureFields.includes(name) && 'asset' in original
      ? (own['asset'] ? own : original)[name]
      : merged(field, original[name], own[name], inLanguage),
  ])
  const all: [string, unknown][] = [
    ...Object.entries(original).filter(([name]) => name === '_type' || name === '_key'),
    ...Object.entries(own),
    ...values,
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

function mergedList(
  type: SchemaType,
  original: unknown,
  own: unknown,
  inLanguage: InLanguage,
): unknown {
  if (isRichText(type)) return own
  const result = listOf(own).filter(isRecord)
  let place = 0
  for (const item of listOf(original).filter(isRecord)) {
    const known = result.findIndex((each) => textAt(each, '_key') === textAt(item, '_key'))
    const member = memberType(type, item)
    if (!member) continue
    const ownItem = known < 0 ? undefined : result[known]
    const next = merged(member, item, ownItem, inLanguage)
    if (known < 0) result.splice(place, 0, isRecord(next) ? next : item)
    else if (isRecord(next)) result[known] = next
    place = (known < 0 ? place : known) + 1
  }
  return result
}

function isFilled(value: unknown): boolean {
  return isRecord(value) && ['_ref', 'page', 'href'].some((name) => !isEmpty(value[name]))
}
