import type {SanityDocument, ValidationContext} from 'sanity'

import {type Language, isLanguage} from '../../../domain/language.ts'
import {isContent} from '../../history/changes/content-shape.ts'
import {originalId} from '../../language/document-language.ts'
import {languageName} from '../../language/language-name.ts'
import {missingTranslations, neededTranslations} from '../texts/translations.ts'
import type {ValidationResult} from '../validation-result.ts'
import {readPublished} from './read-published.ts'

/** What stands on every page is written in each language that visitors come to: whose home page is published. */
export async function neededTranslationsExist(
  translations: unknown,
  original: unknown,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (missingTranslations(translations, original).length === 0) return true
  const published = await readPublished<unknown[] | null>(
    context,
    '*[_type == "translation.metadata" && references("page-home")][0].translations[defined(value->path)].language',
  )
  return neededTranslations(translations, original, (published ?? []).filter(isLanguage))
}

/** A home page makes its language public, so what stands on every page is written in it first. */
export async function wordsOfEveryPage(
  home: SanityDocument,
  language: Language,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (originalId(home._id) !== 'page-home') return true
  const {settings, links} = await readPublished<{settings: unknown; links: unknown[] | null}>(
    context,
    '{"settings": *[_id == "siteSettings"][0], "links": *[_id == "menus"][0]{"all": [...headerLinks, ...quickLinks]}.all}',
  )
  const named = [
    ...(lacks(settings, wordsOfSettings, language) ? ['Company details'] : []),
    ...((links ?? []).some((link) => lacks(link, ['label'], language)) ? ['Menus'] : []),
  ]
  return (
    named.length === 0 ||
    `Write the ${languageName(language)} of ${named.join(' and ')} first: what stands there is on every page.`
  )
}

/** What the schema of Company details says that the site needs. */
const wordsOfSettings = [
  'bookNowLabel',
  'callLabel',
  'signInLabel',
  'newsletterConsent',
  'newsletterButton',
]

function lacks(owner: unknown, names: string[], language: Language): boolean {
  if (!isContent(owner)) return false
  return names.some((name) =>
    missingTranslations(owner[`${name}Translations`], owner[name]).includes(language),
  )
}
