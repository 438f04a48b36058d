import type {CustomValidatorResult, SanityDocument, ValidationContext} from 'sanity'

import {apiVersion} from '../../../../domain/api-version.ts'
import {mainLanguage} from '../../../../domain/language.ts'
import {
  languageOfDocument,
  languageOfId,
  originalId,
  translationId,
} from '../../../language/document-language.ts'
import {languageName} from '../../../language/language-name.ts'
import {translationGaps} from '../../../language/translation-gaps.ts'
import type {ValidationResult} from '../../validation-result.ts'
import {type RuleContext, readPublished} from '../read-published.ts'
import {homePageHasItsWords} from './needed-translations.ts'

/** No page in another language is public with a part of it missing, empty or in English. */
export async function translationIsWhole(
  document: SanityDocument | undefined,
  context: Pick<ValidationContext, 'schema' | 'getClient'>,
): Promise<CustomValidatorResult> {
  if (!document || languageOfDocument(document) === mainLanguage) return true
  const onEveryPage = await homePageHasItsWords(document, languageOfDocument(document), context)
  if (onEveryPage !== true) return onEveryPage
  const type = context.schema.get(document._type)
  const id = originalId(document._id)
  const found = await context
    .getClient({apiVersion})
    .fetch<SanityDocument[]>('*[_id in [$id, "drafts." + $id]]', {id}, {perspective: 'raw'})
  const published = found.find(({_id}) => _id === id)
  if (document._type === 'job' && !published) {
    return 'Publish the English opening first: the dates are kept there.'
  }
  // What waits in English is no part of the site yet.
  const original = published ?? found[0]
  const gaps = type && original ? translationGaps(type, original, document) : []
  return gaps.length === 0 || gaps
}

/** Links on a page lead to pages in its language. Shared documents name the original, which each language follows. */
export async function pageIsInLanguage(
  page: {_ref?: string} | undefined,
  context: RuleContext,
): Promise<ValidationResult> {
  const language = languageOfDocument(context.document)
  const id = page?._ref
  if (!id || languageOfId(id) === language) return true
  const wanted = await readPublished<{title: string | null} | null>(
    context,
    '*[_id == $id][0]{title}',
    {id: translationId(id, language)},
  )
  const from = languageName(languageOfId(id))
  return wanted
    ? `This leads to a page in ${from}. Choose "${wanted.title ?? ''}", its ${languageName(language)} version.`
    : `This leads to a page in ${from}, which has no ${languageName(language)} version yet.`
}
