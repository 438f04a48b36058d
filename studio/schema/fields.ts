import {defineArrayMember, defineField} from 'sanity'
import type {Path, Rule, StringRule, ValidationContext} from 'sanity'

import {textsWithin} from '../language/translatable-text.ts'
import {httpsUrl} from '../validation/links/href.ts'
import {targetIsChosen} from '../validation/links/link-target.ts'
import {type EmptyFieldMessage, emptyFieldMessages} from '../validation/messages.ts'
import type {PublishQuestion, PublishQuestionResult} from '../validation/publish-question.ts'
import {notStillEnglish} from '../validation/texts/initial-text.ts'
import {
  knownPlaceholders,
  knownPlaceholdersInBlocks,
  noPlaceholders,
} from '../validation/texts/placeholders.ts'
import {noPrice} from '../validation/texts/prices.ts'
import {noSampleInBlocks, noSampleValue} from '../validation/texts/sample-values.ts'
import type {ValidationResult} from '../validation/validation-result.ts'

export type TextField = {
  name: string
  title: string
  description?: string
  /** The site leaves out what an empty field would fill. */
  optional?: true
  initialValue?: string
  /** A second rule for the text, which only warns. */
  warning?: (
    text: string | undefined,
    context: ValidationContext,
  ) => ValidationResult | PublishQuestion | Promise<ValidationResult | PublishQuestion>
  fieldset?: string
  /** The site shows the text as it is, without filling in placeholders. */
  plain?: true
}

export const requiredMessage = emptyFieldMessages.field

/** Sanity takes a space for a text, in a line as in formatted paragraphs. The site shows nothing of it. */
function notBlank(text: string | unknown[] | undefined): ValidationResult {
  return !text?.length || textsWithin(text).length > 0 || requiredMessage
}

/** One line of text; may hold placeholders such as {phone} unless it is plain. */
export function line({optional, warning, plain, ...field}: TextField) {
  const {initialValue: initial} = field
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => textRules(rule, {optional, warning, plain, initial}),
  })
}

/** A few lines of text without formatting; may hold placeholders such as {phone} unless it is plain. */
export function paragraph({optional, warning, plain, ...field}: TextField & {rows?: number}) {
  const {initialValue: initial} = field
  return defineField({
    rows: 3,
    ...field,
    type: 'text',
    validation: (rule) => textRules(rule, {optional, warning, plain, initial}),
  })
}

/** Paragraphs with headings, lists, bold words and links. */
export function formattedText({
  optional,
  ...field
}: {
  name: string
  title: string
  description?: string
  optional?: true
}) {
  return defineField({
    ...field,
    type: 'richText',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().min(1).error(requiredMessage), rule.custom(notBlank)]),
      rule.custom(knownPlaceholdersInBlocks),
      rule.custom(noSampleInBlocks).warning(),
      rule.custom(noPrice).warning(),
    ],
  })
}

/** Where a link leads: a page of the site, or a URL elsewhere. */
export function linkTargetField(field: {name: string; title: string}) {
  return defineField({
    ...field,
    type: 'linkTarget',
    validation: (rule) => rule.custom(targetIsChosen),
  })
}

/** A link that is left out while it is empty. */
export function optionalLink({warning, ...field}: OptionalLink) {
  return defineField({
    ...field,
    type: 'link',
    options: {collapsible: true, collapsed: true},
    ...(warning && {validation: (rule: Rule) => rule.custom(warning).warning()}),
  })
}

type OptionalLink = {
  name: string
  title: string
  description: string
  /** A rule for the link, which only asks. */
  warning?: (link: unknown) => PublishQuestionResult
}

export type FormattedField = {name: string; title: string; description: string; optional?: true}

/** One line in a format of its own, such as a phone number. A sample value that is left in it is a warning. */
export function formattedLine(
  {optional, ...field}: FormattedField,
  hasFormat: (text: string | undefined) => ValidationResult,
) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(requiredMessage)]),
      rule.custom(hasFormat),
      rule.custom(noSampleValue).warning(),
    ],
  })
}

/** The https URL of another site. */
export function webUrl(field: FormattedField) {
  return formattedLine(field, httpsUrl)
}

export type LinesField = {
  name: string
  title: string
  description: string
  /** What staff read when the list is empty; without it the list may be. */
  emptyMessage?: EmptyFieldMessage
  check?: (texts: string[] | undefined) => true | string
  /** As in a TextField. */
  plain?: true
}

/** A list of short texts, each on its own row. */
export function lines({emptyMessage, check, plain, ...field}: LinesField) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({type: 'string', validation: (rule) => textRules(rule, {plain})})],
    validation: (rule) => [
      ...(emptyMessage ? [rule.required().min(1).error(emptyMessage)] : []),
      ...(check ? [rule.custom(check)] : []),
    ],
  })
}

/** A list of objects of one type, for example the steps of a section. */
export function list({
  of,
  optional,
  check,
  warning,
  ...field
}: {
  name: string
  title: string
  of: string
  description?: string
  optional?: true
  fieldset?: string
  check?: (items: unknown) => ValidationResult
  /** A second rule, which only warns of what is in its items. */
  warning?: (items: unknown) => {message: string; path: Path}[]
}) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({type: of})],
    validation: (rule) => [
      ...(optional ? [] : [rule.required().min(1).error('Add at least one.')]),
      ...(check ? [rule.custom(check)] : []),
      ...(warning ? [rule.custom(warning).warning()] : []),
    ],
  })
}

export function heading(description = 'The heading of this section.') {
  return line({name: 'heading', title: 'Heading', description})
}

export function pageHeading() {
  return heading('The large heading at the top of the page. Search engines read it first.')
}

export function lead(optional?: true) {
  return paragraph({
    name: 'lead',
    title: 'Lead',
    description: 'One or two sentences beside the heading.',
    ...(optional && {optional}),
  })
}

export function surface() {
  return defineField({
    name: 'surface',
    title: 'Background',
    description: 'The color behind this section. Empty: the color that the design has for it.',
    type: 'string',
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: [
        {title: 'Pearl (light gray)', value: 'pearl'},
        {title: 'Paper (white)', value: 'paper'},
        {title: 'Night (dark)', value: 'night'},
      ],
    },
  })
}

type TextRules = {[Name in 'optional' | 'warning' | 'plain']?: TextField[Name] | undefined} & {
  initial?: string | undefined
}

function textRules(rule: StringRule, {optional, warning, plain, initial}: TextRules) {
  return [
    ...(optional ? [] : [rule.required().error(requiredMessage), rule.custom(notBlank)]),
    rule.custom(plain ? noPlaceholders : knownPlaceholders),
    ...(initial
      ? [
          rule.custom((text: string | undefined, {document, path}) =>
            notStillEnglish(text, initial, {document, path}),
          ),
        ]
      : []),
    rule.custom(noSampleValue).warning(),
    rule.custom(noPrice).warning(),
    ...(warning ? [rule.custom(warning).warning()] : []),
  ]
}
