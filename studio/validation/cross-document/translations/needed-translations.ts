import type {Path, SanityDocument} from 'sanity'

import {isRecord} from '../../../../domain/is-record.ts'
import {type Language, isLanguage} from '../../../../domain/language.ts'
import {listOf, textAt} from '../../../content/content-value.ts'
import type {Content} from '../../../content/content-value.ts'
import {originalId} from '../../../language/document-language.ts'
import {languageName} from '../../../language/language-name.ts'
import {missingTranslations, neededTranslations} from '../../texts/translations.ts'
import type {ValidationResult} from '../../validation-result.ts'
import {type RuleContext, readPublished} from '../read-published.ts'

/** What is on every page is written in each language that visitors come to. */
export async function neededTranslationsExist(
  translations: unknown,
  original: unknown,
  context: Pick<RuleContext, 'getClient'>,
): Promise<ValidationResult> {
  if (missingTranslations(translations, original).length === 0) return true
  return neededTranslations(translations, original, await readPublicLanguages(context))
}

/** The languages that visitors come to: whose home page is published. */
export async function readPublicLanguages(
  context: Pick<RuleContext, 'getClient'>,
): Promise<Language[]> {
  const published = await readPublished<unknown[] | null>(
    context,
    '*[_type == "translation.metadata" && references("page-home")][0].translations[defined(value->path)].language',
  )
  return (published ?? []).filter(isLanguage)
}

/** A home page makes its language public, so what is on every page is written in it first. */
export async function homePageHasItsWords(
  home: SanityDocument,
  language: Language,
  context: Pick<RuleContext, 'getClient'>,
): Promise<ValidationResult> {
  if (originalId(home._id) !== 'page-home') return true
  const published = await readPublished<SanityDocument[]>(
    context,
    '*[_id in ["siteSettings", "menus"]]',
  )
  const lacking = (id: string) =>
    published.some((each) => each._id === id && missingOnEveryPage(each, language).length > 0)
  const named = [
    ...(lacking('siteSettings') ? ['Company details'] : []),
    ...(lacking('menus') ? ['Menus'] : []),
  ]
  return (
    named.length === 0 ||
    `Write the ${languageName(language)} of ${named.join(' and ')} first: what stands there is on every page.`
  )
}

/** What Company details or Menus, published or not, do not say in a language although every page needs it; each with its field. */
export function missingOnEveryPage(
  document: {_type: string; [field: string]: unknown},
  language: Language,
): {path: Path; message: string}[] {
  return neededWords(document).flatMap(({owner, path, name}) => {
    const field = `${name}Translations`
    const result = neededTranslations(owner[field], owner[name], [language])
    return typeof result === 'string' ? [{path: [...path, field], message: result}] : []
  })
}

type Words = {owner: Content; path: Path; name: string}

function neededWords(document: {_type: string; [field: string]: unknown}): Words[] {
  if (document._type === 'siteSettings') {
    return wordsOfSettings.map((name) => ({owner: document, path: [], name}))
  }
  if (document._type !== 'menus') return []
  return ['headerLinks', 'quickLinks'].flatMap((menu) => {
    const links = document[menu]
    return listOf(links)
      .filter(isRecord)
      .map((link) => ({
        owner: link,
        path: [menu, {_key: textAt(link, '_key')}],
        name: 'label',
      }))
  })
}

/** What the schema of Company details says that the site needs. */
const wordsOfSettings = [
  'bookNowLabel',
  'callLabel',
  'signInLabel',
  'newsletterConsent',
  'newsletterButton',
]
