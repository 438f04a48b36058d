import {isRecord} from '../../../domain/is-record.ts'
import type {Language} from '../../../domain/language.ts'
import {counted} from '../../../domain/words/counted.ts'
import {listOf} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {languageNames, otherLanguages} from '../../language/language-name.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import type {ValidationResult} from '../validation-result.ts'
import {withoutSpaces} from './invisible-characters.ts'

/** What a field with translations says in a language; undefined where it says nothing. */
export function translationIn(translations: unknown, language: Language): unknown {
  return entryIn(translations, language)?.['value']
}

/** The entry of a language, found by what the queries of the site look at. */
export function entryIn(translations: unknown, language: Language): Content | undefined {
  return listOf(translations)
    .filter(isRecord)
    .find((each) => each['language'] === language)
}

/**
 * What a field with translations translates, by its name without "Translations": the field of that name beside it, or
 * the description of a picture, as `pictureAlt` is of `picture`.
 */
export function originalOf(owner: unknown, name: string): unknown {
  if (!isRecord(owner)) return undefined
  if (name in owner || !name.endsWith('Alt')) return owner[name]
  const picture = owner[name.slice(0, -'Alt'.length)]
  return isRecord(picture) ? picture['alt'] : undefined
}

/** The site leaves out what a language does not say, so that no page mixes two languages. */
export function translationsAreFilled(translations: unknown, original: unknown): ValidationResult {
  const missing = missingTranslations(translations, original)
  return (
    missing.length === 0 ||
    `Empty in ${languageNames(missing)}. Pages in ${languageNames(missing)} leave this out.`
  )
}

/**
 * The same for what is on every page and has no substitute: an error in the languages that
 * visitors come to.
 */
export function neededTranslations(
  translations: unknown,
  original: unknown,
  published: readonly Language[],
): ValidationResult {
  const missing = missingTranslations(translations, original).filter((language) =>
    published.includes(language),
  )
  return (
    missing.length === 0 ||
    `Write this in ${languageNames(missing)} as well. The site needs it in every language.`
  )
}

/** The languages in which nothing says what the first one says. */
export function missingTranslations(translations: unknown, original: unknown): Language[] {
  return isBlank(original) ? [] : languagesWithout(translations)
}

/** What is emptied in the first language, such as an announcement, would still show in the others. */
export function noTranslationWithoutOriginal(
  translations: unknown,
  original: unknown,
): PublishQuestionResult {
  if (!isBlank(original)) return true
  const left = otherLanguages.filter((language) => !isBlank(translationIn(translations, language)))
  return (
    left.length === 0 ||
    publishQuestion(
      `The English is empty, but pages in ${languageNames(left)} still show this. Empty it as well?`,
    )
  )
}

/** A list has as many rows in each language. */
export function sameNumberOfRows(translations: unknown, original: unknown): PublishQuestionResult {
  if (!Array.isArray(original)) return true
  const differing = otherLanguages.filter((language) => {
    const rows = translationIn(translations, language)
    return Array.isArray(rows) && rows.length > 0 && rows.length !== original.length
  })
  return (
    differing.length === 0 ||
    publishQuestion(
      `English has ${counted(original.length, 'row')}, ${languageNames(differing)} another number. Is one missing?`,
    )
  )
}

/** A rule for one text, held by every text in every language. */
export function everyTranslation(
  translations: unknown,
  rule: (text: string) => ValidationResult,
): ValidationResult {
  const texts = otherLanguages.flatMap((language) => translationIn(translations, language))
  const results = texts.map((text) => typeof text !== 'string' || rule(text))
  return results.find((result) => result !== true) ?? true
}

function languagesWithout(translations: unknown): Language[] {
  return otherLanguages.filter((language) => isBlank(translationIn(translations, language)))
}

/** Whether a text, or each of a list, shows nothing. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && withoutSpaces(value) === '')
  )
}
