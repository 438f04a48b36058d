import {noPlaceholders} from '../validation/texts/placeholders.ts'
import {type LinesField, line, lines, paragraph, type TextField} from './fields.ts'
import {type TranslationsOf, translationsOf} from './translations-field.ts'

/** What a text says about its translations. */
type Translated = Pick<TranslationsOf, 'needed' | 'onlyIn'>

/** A line with its translations beside it, which are plain where it is. */
export function translatedLine({needed, onlyIn, ...field}: TextField & Translated) {
  const translated = {
    ...field,
    ...(needed && {needed}),
    ...(onlyIn && {onlyIn}),
    ...(field.plain && {check: noPlaceholders}),
  }
  return [line(field), translationsOf(translated, 'internationalizedArrayString')]
}

/** A paragraph with its translations beside it. */
export function translatedParagraph({
  needed,
  ...field
}: TextField & {rows?: number} & Pick<Translated, 'needed'>) {
  const translated = {...field, ...(needed && {needed})}
  return [paragraph(field), translationsOf(translated, 'internationalizedArrayText')]
}

/** A list of short texts with its translations beside it. */
export function translatedLines(field: LinesField) {
  const {name, title} = field
  return [lines(field), translationsOf({name, title}, 'internationalizedArrayLines')]
}
