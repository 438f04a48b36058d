import type {ArraySchemaType, SchemaType} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {languages} from '../../../domain/language.ts'
import {changedText} from '../../content/changed-text.ts'
import {isEmpty, isSame, listOf, textAt} from '../../content/content-value.ts'
import {describeValue} from '../../content/describe-value.ts'
import type {NameOf} from '../../content/describe-value.ts'
import {isKind, isTypedText} from '../../content/schema-type.ts'
import {translationIn} from '../../validation/texts/translations.ts'
import {nestedChanges, sentence} from './change.ts'
import type {Change} from './change.ts'
import {listChanges} from './list-changes.ts'
import {rateChanges} from './rate-changes.ts'
import {richTextChanges} from './rich-text-changes.ts'

/**
 * What changed from one version of a document to another, in sentences for staff; none when its content is
 * the same. `nameOf` gives the names of what the document refers to.
 */
export function describeChanges(
  type: SchemaType,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
): string[] {
  return changesBetween(type, before, after, nameOf).map(sentence)
}

/** The same, each with the field that it is about. */
export function changesBetween(
  type: SchemaType,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
): Change[] {
  const changes = (valueType: SchemaType, old: unknown, now: unknown): Change[] =>
    valueChanges(valueType, old, now, nameOf, changes)
  return fieldChanges(type, before, after, changes)
}

type Changes = (type: SchemaType, before: unknown, after: unknown) => Change[]

function valueChanges(
  type: SchemaType,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
  changes: Changes,
): Change[] {
  if (isSame(before, after)) return []
  const found = knownChanges(type, before, after, nameOf, changes)
  // Damaged content fits no type, and some differences have no description: both are still reported.
  return found.length > 0 ? found : [{where: [], what: 'changed'}]
}

function knownChanges(
  type: SchemaType,
  before: unknown,
  after: unknown,
  nameOf: NameOf,
  changes: Changes,
): Change[] {
  if (type.jsonType === 'array') {
    const [old, now] = [listOf(before), listOf(after)]
    if (type.of.some((member) => member.name === 'rateCard')) return rateChanges(old, now, nameOf)
    if (type.of.some((member) => isKind(member, 'block'))) return richTextChanges(old, now, nameOf)
    const translated = type.of.some(isTranslation)
      ? translationChanges(type, old, now, changes)
      : []
    return translated.length > 0 ? translated : listChanges(type, old, now, nameOf, changes)
  }
  if (type.jsonType === 'boolean') {
    return [{where: [], what: after === true ? 'turned on' : 'turned off'}]
  }
  if (typeof before === 'string' && typeof after === 'string' && isTypedText(type)) {
    if (before && after) return [{where: [], what: changedText(before, after)}]
  }
  const [old, now] = [before, after].map((value) =>
    isEmpty(value) ? '' : describeValue(type, value, nameOf),
  )
  // An object can keep its name while a field that the name does not show is another.
  if (typeof old === 'string' && typeof now === 'string' && old !== now) {
    if (!old) return [{where: [], what: `added ${now}`}]
    if (!now) return [{where: [], what: `removed ${old}`}]
    return [{where: [], what: `${old} → ${now}`}]
  }
  if (type.jsonType !== 'object') return []
  if (isEmpty(after)) return [{where: [], what: 'removed'}]
  if (isKind(type, 'image')) {
    return [...imageChanges(before, after, nameOf), ...fieldChanges(type, before, after, changes)]
  }
  return fieldChanges(type, before, after, changes)
}

function fieldChanges(
  type: SchemaType,
  before: unknown,
  after: unknown,
  changes: Changes,
): Change[] {
  if (type.jsonType !== 'object') return []
  const [old, now] = [before, after].map((value) => (isRecord(value) ? value : {}))
  return type.fields
    .filter(({name}) => !name.startsWith('_') && !partsOfImage.includes(name))
    .flatMap((field) => {
      const found = changes(field.type, old?.[field.name], now?.[field.name])
      // Changes of rates name vehicle and duration; the title of their list would add nothing.
      const namesItself = field.name === 'rateCards'
      return namesItself ? found : nestedChanges(field.type.title ?? 'A field', found, field.name)
    })
}

/** The title of their field names the languages. */
function translationChanges(
  type: ArraySchemaType,
  before: unknown[],
  after: unknown[],
  changes: Changes,
): Change[] {
  const [member] = type.of
  const fields = member && 'fields' in member ? member.fields : []
  const text = fields.find(({name}) => name === 'value')
  return languages.flatMap((language) => {
    const [old, now] = [translationIn(before, language), translationIn(after, language)]
    return text ? changes(text.type, old, now) : []
  })
}

function isTranslation({name}: SchemaType): boolean {
  return name.startsWith('internationalizedArray')
}

const partsOfImage = ['asset', 'crop', 'hotspot', 'media']

function imageChanges(before: unknown, after: unknown, nameOf: NameOf): Change[] {
  const [old, now] = [before, after].map((image) =>
    textAt(isRecord(image) ? image['asset'] : undefined, '_ref'),
  )
  if (old !== now) {
    const file = nameOf(now ?? '')
    if (!now) return [{where: [], what: 'picture removed'}]
    const what = old ? 'picture replaced' : 'picture added'
    return [{where: [], what: file ? `${what} (${file})` : what}]
  }
  const isFramedAlike = ['crop', 'hotspot'].every((name) =>
    isSame(isRecord(before) && before[name], isRecord(after) && after[name]),
  )
  return isFramedAlike ? [] : [{where: [], what: 'the visible part of the picture changed'}]
}
