import type {SchemaType} from 'sanity'

import {isRecord} from '../../domain/is-record.ts'
import {textAt} from '../content/content-value.ts'
import type {Content} from '../content/content-value.ts'
import {isKind, isTypedText} from '../content/schema-type.ts'
import {withoutSpaces} from '../validation/texts/invisible-characters.ts'

/** Fields that are no words and that each language has by itself, or in its first one alone. */
export const untranslatedFields = ['language', 'path', 'formerPaths', 'slug', 'opensOn', 'closesOn']

/** A document without these fields. */
export function translatedPart(document: Content): Content {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !untranslatedFields.includes(name)),
  )
}

/** Whether a type is chosen as a whole, and not field by field: where a link leads is no text. */
export function isChosenWhole(type: SchemaType): boolean {
  return isKind(type, 'reference') || isKind(type, 'linkTarget')
}

/** Whether staff write the values of a type themselves, rather than choose them. */
export function isTranslatable(type: SchemaType): boolean {
  if (type.jsonType === 'array') return isRichText(type) || type.of.every(isTranslatable)
  return type.jsonType === 'string' && isTypedText(type)
}

export function isRichText(type: SchemaType): boolean {
  return type.jsonType === 'array' && type.of.some((member) => isKind(member, 'block'))
}

/** The texts of a line, a list of lines, or formatted paragraphs. */
export function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return withoutSpaces(value) ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(textsWithin)
  if (!isRecord(value) || !Array.isArray(value['children'])) return []
  return textsWithin(value['children'].map((child: unknown) => textAt(child, 'text')).join(''))
}

/** "24/7", "5000+" and "{phone}" are the same in every language. */
export function isSameInAllLanguages(text: string): boolean {
  return !/\p{L}/u.test(withoutPlaceholders(text))
}

/** Whether a text is a number, apart from placeholders: "24/7", "5000+" or "30%". */
export function isNumber(text: string): boolean {
  return isSameInAllLanguages(text) && /\p{N}/u.test(withoutPlaceholders(text))
}

/**
 * Whether a text that is the same in two languages may be right in both: a number, an address of the web or of e-mail,
 * a name such as "Port Everglades" or "University of Miami", or a label of one or two words such as "Premium".
 */
export function mayBeIdentical(text: string): boolean {
  const words =
    withoutPlaceholders(text)
      .replace(webAndMailAddresses, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length <= 2 || isName(words)
}

/** Names have small words between others, but begin and end with none. */
function isName(words: string[]): boolean {
  const isCapital = (word: string | undefined) => /^[\p{Lu}\p{N}]/u.test(word ?? '')
  return (
    isCapital(words[0]) &&
    isCapital(words.at(-1)) &&
    words.every((word) => isCapital(word) || smallWords.includes(word))
  )
}

const smallWords = ['of', 'the', 'by', 'de', 'del', 'la', 'las', 'el', 'los', 'y']

/** "office@example.com", "https://example.com/rates" and "www.example.com". */
const webAndMailAddresses = /\S+@\S+|https?:\/\/\S+|\b[\w-]+(\.[\w-]+)*\.\p{Ll}{2,}(\/\S*)?/gu

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\w+\}/g, '')
}
