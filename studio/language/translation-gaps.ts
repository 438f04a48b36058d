import type {Path, PathSegment, SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {counted} from '../../domain/words/counted.ts'
import {isEmpty, listOf, textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {itemName} from '../content/item-name.ts'
import {isKind, memberType} from '../content/schema-type.ts'
import {emptyBesideEnglish, stillInEnglish, unlikeEnglish} from '../validation/messages.ts'
import {describeSharedTime, hasSameTime, sharedTimeFields} from './shared-times.ts'
import {
  isChosenWhole,
  isNumber,
  isRichText,
  isSameInAllLanguages,
  isTranslatable,
  mayBeIdentical,
  textsWithin,
  translatedPart,
} from './translatable-text.ts'

/** What another language lacks beside the original, and where. */
export type TranslationGap = {path: Path; message: string}

type Gaps = Generator<TranslationGap>

/**
 * What a document in another language lacks of the original, and would leave a visitor with half a page: texts, those
 * that are still in English, sections, list items and pictures. Other numbers and times than in the original as well.
 */
export function translationGaps(
  type: SchemaType,
  original: unknown,
  own: unknown,
): TranslationGap[] {
  return isRecord(original) ? [...gapsIn(type, translatedPart(original), own)] : []
}

/** Paths begin at the value. */
function* gapsIn(type: SchemaType, original: unknown, own: unknown): Gaps {
  if (isEmpty(original)) return
  if (isTranslatable(type)) {
    const texts = textsWithin(original)
    const ownTexts = textsWithin(own)
    const message =
      missingText(texts, ownTexts) ??
      (type.jsonType === 'string'
        ? otherNumber(texts, ownTexts)
        : missingLines(type, texts.length, ownTexts.length))
    if (message) yield {path: [], message}
  } else if (type.jsonType === 'array') {
    yield* gapsInList(type, original, own)
  } else if (isKind(type, 'image') && isRecord(original)) {
    yield* gapsInPicture(type, original, own)
  } else if (type.jsonType === 'object' && isRecord(original)) {
    yield* gapsInFields(type, original, own)
  }
}

function* gapsInFields(type: SchemaType, original: Content, own: unknown): Gaps {
  if (!('fields' in type) || isChosenWhole(type)) return
  const fields = isRecord(own) ? own : {}
  for (const {name, type: field} of type.fields) {
    const message = otherTime(name, original, fields)
    if (message) yield {path: [name], message}
    yield* below(name, gapsIn(field, original[name], fields[name]))
  }
}

function* gapsInPicture(type: SchemaType, original: Content, own: unknown): Gaps {
  const picture = isRecord(own) ? own : {}
  if (isEmpty(original['asset'])) return
  if (isEmpty(picture['asset'])) {
    yield {path: [], message: `The English page has a picture here. ${howToCopy}`}
  } else if (picture['decorative'] !== true) {
    yield* gapsInFields(type, original, own)
  }
}

function* gapsInList(type: SchemaType, original: unknown, own: unknown): Gaps {
  const items = listOf(own)
  for (const item of listOf(original)) {
    const key = textAt(item, '_key')
    const member = memberType(type, item)
    if (!key || !member) continue
    const ownItem = items.find((each) => textAt(each, '_key') === key)
    if (ownItem) {
      yield* below({_key: key}, gapsIn(member, item, ownItem))
    } else {
      const name = itemName(member, item, () => undefined)
      yield {path: [], message: `The English page has ${name} here as well. ${howToCopy}`}
    }
  }
}

/** Gaps in a field or an item, with the paths of what holds it. */
function* below(segment: PathSegment, gaps: Gaps): Gaps {
  for (const {path, message} of gaps) yield {path: [segment, ...path], message}
}

const howToCopy = 'Press “Copy structure and pictures from English” above.'

function missingText(original: string[], own: string[]): string | null {
  if (own.length === 0) {
    const toWrite = original.filter((text) => !isSameInAllLanguages(text))
    return toWrite.length > 0 ? emptyBesideEnglish(brief(toWrite)) : null
  }
  const same = own.filter((text) => original.includes(text) && !mayBeIdentical(text))
  return same.length > 0 ? stillInEnglish(brief(same)) : null
}

/** A number is a fact, and no words: "10+" vehicles are as many in every language. */
function otherNumber([original]: string[], [own]: string[]): string | null {
  const isOther = original && own && isNumber(original) && own !== original
  return isOther ? unlikeEnglish(original) : null
}

/** Where a page shows longer in one language than in another, visitors read two different things. */
function otherTime(field: string, original: Content, own: Content): string | null {
  if (!sharedTimeFields.includes(field) || hasSameTime(original, own, field)) return null
  const has = describeSharedTime(original, field)
  if (!has) return null
  return `The English ${has}. ${isEmpty(original[field]) ? 'Remove this one.' : 'Set the same here.'}`
}

/** Paragraphs may be fewer in another language; the lines of a list are a fact each. */
function missingLines(type: SchemaType, count: number, ownCount: number): string | null {
  if (type.jsonType !== 'array' || isRichText(type) || ownCount >= count) return null
  return `The English has ${counted(count, 'line')} here and this has ${ownCount}. Add what is missing.`
}

function brief(texts: string[]): string {
  const text = texts.join(' ')
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text
}

const maxLength = 90
