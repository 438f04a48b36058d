import type {Path, SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {counted} from '../../domain/words/counted.ts'
import {isEmpty, textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {itemName} from '../content/item-name.ts'
import {isKind, memberType} from '../content/schema-type.ts'
import {
  isRichText,
  isSameInAllLanguages,
  isTranslatable,
  mayBeIdentical,
  untranslatedFields,
  textsWithin,
} from './translatable-text.ts'

/** What another language lacks beside the original, and where. */
export type TranslationGap = {path: Path; message: string}

/**
 * What a document in another language lacks of the original, and would leave a visitor with half a page: texts, those
 * that are still in English, sections, list items and pictures.
 */
export function translationGaps(
  type: SchemaType,
  original: unknown,
  own: unknown,
): TranslationGap[] {
  const found: TranslationGap[] = []
  compare(type, original, own, [], found)
  return found
}

function compare(
  type: SchemaType,
  original: unknown,
  own: unknown,
  path: Path,
  found: TranslationGap[],
) {
  if (isEmpty(original)) return
  if (isTranslatable(type)) {
    const texts = textsWithin(original)
    const ownTexts = textsWithin(own)
    const message =
      missingText(texts, ownTexts) ?? missingLines(type, texts.length, ownTexts.length)
    if (message) found.push({path, message})
  } else if (type.jsonType === 'array') {
    compareLists(type, original, own, path, found)
  } else if (isKind(type, 'image') && isRecord(original)) {
    comparePictures(type, original, own, path, found)
  } else if (type.jsonType === 'object' && isRecord(original)) {
    compareFields(type, original, own, path, found)
  }
}

/**
 * Messages of rules about fields, each once, and without the one that a field is empty where another says so and what to
 * write. `path` is that of the field.
 */
export function withoutRepeats<Marker extends {path: Path; message: string}>(
  markers: Marker[],
): Marker[] {
  const named = markers.filter(({message}) => message.startsWith(isEmptyInLanguage))
  const paths = new Set(named.map(({path}) => JSON.stringify(path)))
  const texts = markers.map(({path, message}) => `${JSON.stringify(path)} ${message}`)
  return markers
    .filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
    .filter(
      (marker) =>
        named.includes(marker) || !isAboutEmpty(marker) || !paths.has(JSON.stringify(marker.path)),
    )
}

const isEmptyInLanguage = 'Empty. The English says'

function isAboutEmpty({message}: {message: string}): boolean {
  return /^(Fill this in|Name at least|Add at least|Write at least|Describe )/.test(message)
}

function missingText(original: string[], own: string[]): string | null {
  if (own.length === 0) {
    const toWrite = original.filter((text) => !isSameInAllLanguages(text))
    return toWrite.length > 0 ? `${isEmptyInLanguage} “${brief(toWrite)}”.` : null
  }
  const same = own.filter((text) => original.includes(text) && !mayBeIdentical(text))
  return same.length > 0 ? `Still in English: “${brief(same)}”.` : null
}

/** Paragraphs may be fewer in another language; the lines of a list are a fact each. */
function missingLines(type: SchemaType, count: number, ownCount: number): string | null {
  if (type.jsonType !== 'array' || isRichText(type) || ownCount >= count) return null
  return `The English has ${counted(count, 'line')} here and this has ${ownCount}. Add what is missing.`
}

function compareFields(
  type: SchemaType,
  original: Content,
  own: unknown,
  path: Path,
  found: TranslationGap[],
) {
  // Where a link leads is no text.
  if (!('fields' in type) || isKind(type, 'reference') || isKind(type, 'linkTarget')) return
  const fields = isRecord(own) ? own : {}
  for (const {name, type: field} of type.fields) {
    if (path.length === 0 && untranslatedFields.includes(name)) continue
    compare(field, original[name], fields[name], [...path, name], found)
  }
}

function comparePictures(
  type: SchemaType,
  original: Content,
  own: unknown,
  path: Path,
  found: TranslationGap[],
) {
  const picture = isRecord(own) ? own : {}
  if (isEmpty(original['asset'])) return
  if (isEmpty(picture['asset'])) {
    found.push({path, message: `The English page has a picture here. ${howToCopy}`})
  } else if (picture['decorative'] !== true) {
    compareFields(type, original, own, path, found)
  }
}

function compareLists(
  type: SchemaType,
  original: unknown,
  own: unknown,
  path: Path,
  found: TranslationGap[],
) {
  const items: unknown[] = Array.isArray(own) ? own : []
  for (const item of Array.isArray(original) ? original : []) {
    const key = textAt(item, '_key')
    const member = memberType(type, item)
    if (!key || !member) continue
    const ownItem = items.find((each) => textAt(each, '_key') === key)
    if (ownItem) {
      compare(member, item, ownItem, [...path, {_key: key}], found)
    } else {
      const name = itemName(member, item, () => undefined)
      found.push({path, message: `The English page has ${name} here as well. ${howToCopy}`})
    }
  }
}

const howToCopy = 'Press “Copy structure and pictures from English” above.'

function brief(texts: string[]): string {
  const text = texts.join(' ')
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text
}

const maxLength = 90
