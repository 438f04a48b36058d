import {createElement} from 'react'
import {defineField} from 'sanity'
import type {ArrayOfObjectsInputProps, ValidationContext} from 'sanity'

import {TranslationsField, TranslationsInput} from '../form/translations-input.tsx'
import {languageNames, otherLanguages} from '../language/language-name.ts'
import {neededTranslationsExist} from '../validation/cross-document/translations/needed-translations.ts'
import type {PublishQuestionResult} from '../validation/publish-question.ts'
import {knownPlaceholders} from '../validation/texts/placeholders.ts'
import {noPrice} from '../validation/texts/prices.ts'
import {noSampleValue} from '../validation/texts/sample-values.ts'
import {
  sameNumberOfRows,
  everyTranslation,
  noTranslationWithoutOriginal,
  originalOf,
  translationsAreFilled,
} from '../validation/texts/translations.ts'
import type {ValidationResult} from '../validation/validation-result.ts'

export type TranslationsOf = {
  /** The name and the title of the field in the first language. */
  name: string
  title: string
  fieldset?: string
  /** The site has no substitute for it: everywhere, or in documents of these types. */
  needed?: true | string[]
  /** The types of documents that keep translations here; elsewhere the document itself is in one language. */
  onlyIn?: string[]
  check?: (text: string) => ValidationResult
}

type ComparingRule = (
  translations: unknown,
  original: unknown,
  context: ValidationContext,
) => RuleResult | Promise<RuleResult>

type RuleResult = ValidationResult | PublishQuestionResult

/** The field that holds the translations of another: named after it, shown right below it. */
export function translationsOf(
  {name, title, fieldset, needed, onlyIn, check}: TranslationsOf,
  type:
    | 'internationalizedArrayString'
    | 'internationalizedArrayText'
    | 'internationalizedArrayLines',
) {
  const isElsewhere = (document: {_type?: string} | undefined) =>
    onlyIn !== undefined && !onlyIn.includes(document?._type ?? '')
  const isNeeded = (document: {_type?: string} | undefined) =>
    needed === true || needed?.includes(document?._type ?? '') === true
  const compared = (rule: ComparingRule) => (translations: unknown, context: ValidationContext) =>
    isElsewhere(context.document) || rule(translations, originalOf(context.parent, name), context)
  return defineField({
    name: `${name}Translations`,
    title: `${title} in ${languageNames(otherLanguages)}`,
    type,
    ...(fieldset && {fieldset}),
    hidden: ({document}) => isElsewhere(document),
    components: {
      field: TranslationsField,
      input: (props: ArrayOfObjectsInputProps) =>
        createElement(TranslationsInput, {...props, of: title}),
    },
    validation: (rule) => [
      rule.custom(
        compared((translations, original, context) =>
          isNeeded(context.document)
            ? neededTranslationsExist(translations, original, context)
            : true,
        ),
      ),
      rule.custom((translations: unknown) => everyTranslation(translations, knownPlaceholders)),
      ...(check
        ? [rule.custom((translations: unknown) => everyTranslation(translations, check))]
        : []),
      rule
        .custom(
          compared(
            (translations, original, {document}) =>
              isNeeded(document) || translationsAreFilled(translations, original),
          ),
        )
        .warning(),
      rule.custom(compared(noTranslationWithoutOriginal)).warning(),
      rule.custom(compared(sameNumberOfRows)).warning(),
      rule
        .custom((translations: unknown) => everyTranslation(translations, noSampleValue))
        .warning(),
      rule.custom((translations: unknown) => everyTranslation(translations, noPrice)).warning(),
    ],
  })
}
