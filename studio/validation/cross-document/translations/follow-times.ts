import {getPublishedId} from '@sanity/client/csm'
import type {Path, SanityDocument} from 'sanity'

import {type Language, mainLanguage} from '../../../../domain/language.ts'
import {type Content, listOf, textAt} from '../../../content/content-value.ts'
import {languageOfDocument, translationId} from '../../../language/document-language.ts'
import {languageName, otherLanguages} from '../../../language/language-name.ts'
import {describeSharedTime, hasSameTime, sharedTimeFields} from '../../../language/shared-times.ts'
import {type PublishQuestionOfField, publishQuestion} from '../../publish-question.ts'
import {type RuleContext, readPublished} from '../read-published.ts'

/**
 * Asks about each published translation that would keep another time than the one that is about to change in English: a
 * visitor would see a page or a section longer in one language. What is published already asks nothing.
 */
export async function translationsFollowTimes(
  document: SanityDocument | undefined,
  context: RuleContext,
): Promise<PublishQuestionOfField[]> {
  if (!document || languageOfDocument(document) !== mainLanguage) return []
  const id = getPublishedId(document._id)
  const ids = [id, ...otherLanguages.map((language) => translationId(id, language))]
  const published = await readPublished<Content[]>(context, '*[_id in $ids]', {ids})
  const before = published.find(({_id}) => _id === id)
  return otherLanguages.flatMap((language) => {
    const own = published.find(({_id}) => _id === translationId(id, language))
    return own ? questionsAbout(own, language, document, before) : []
  })
}

function questionsAbout(
  own: Content,
  language: Language,
  draft: Content,
  before: Content | undefined,
): PublishQuestionOfField[] {
  const name = `"${textAt(own, 'title')}", the ${languageName(language)} version,`
  const sections = listOf(draft['sections']).flatMap((section) => {
    const _key = textAt(section, '_key')
    const versions = {draft: section, before: sectionOf(before, _key), own: sectionOf(own, _key)}
    return timesLeft(versions, `This section of ${name}`, ['sections', {_key}])
  })
  return [...timesLeft({draft, before, own}, name, []), ...sections]
}

/** The times of a document or a section that change in English, while its translation keeps another one. */
function timesLeft(
  {draft, before, own}: {draft: unknown; before: unknown; own: unknown},
  name: string,
  path: Path,
): PublishQuestionOfField[] {
  if (!own) return []
  return sharedTimeFields.flatMap((field) => {
    const isUnchanged = before !== undefined && hasSameTime(draft, before, field)
    const has = describeSharedTime(own, field)
    if (isUnchanged || hasSameTime(draft, own, field) || !has) return []
    const asked = publishQuestion(`${name} ${has}. Will you change that as well?`)
    return [{...asked, path: [...path, field]}]
  })
}

function sectionOf(document: Content | undefined, key: string): unknown {
  return listOf(document?.['sections']).find((section) => textAt(section, '_key') === key)
}
