import {getPublishedId} from '@sanity/client/csm'
import type {Path, SanityDocument} from 'sanity'

import {isRecord} from '../../../../domain/is-record.ts'
import {type Content, isSame, listOf, textAt} from '../../../content/content-value.ts'
import {languageNames, otherLanguages} from '../../../language/language-name.ts'
import {type PublishQuestionOfField, publishQuestion} from '../../publish-question.ts'
import {isBlank, originalOf, translationIn} from '../../texts/translations.ts'
import {type RuleContext, readPublished} from '../read-published.ts'

/**
 * Asks about each translation that was not changed with the text of the first language: pages in that language would
 * still show the old one. What is published already asks nothing.
 */
export async function translationsFollowTexts(
  document: SanityDocument | undefined,
  context: RuleContext,
): Promise<PublishQuestionOfField[]> {
  if (!document) return []
  const published = await readPublished<Content | null>(context, '*[_id == $id][0]', {
    id: getPublishedId(document._id),
  })
  return questionsWithin(document, published, [])
}

function questionsWithin(value: unknown, before: unknown, path: Path): PublishQuestionOfField[] {
  if (Array.isArray(value)) {
    const items = new Map(listOf(before).map((item) => [textAt(item, '_key'), item]))
    return value.flatMap((item: unknown) => {
      const _key = textAt(item, '_key')
      return questionsWithin(item, _key ? items.get(_key) : undefined, [...path, {_key}])
    })
  }
  if (!isRecord(value) || !isRecord(before)) return []
  return Object.keys(value).flatMap((name) => {
    const of = /^(.+)Translations$/.exec(name)?.[1]
    if (of === undefined) return questionsWithin(value[name], before[name], [...path, name])
    const left = languagesLeft(value, before, of)
    return left.length === 0 ? [] : [{...stillMatches(left), path: [...path, name]}]
  })
}

/** The languages that say the same as before, although the first one says something else. */
function languagesLeft(value: Content, before: Content, name: string) {
  const original = originalOf(value, name)
  if (isBlank(original) || isSame(original, originalOf(before, name))) return []
  return otherLanguages.filter((language) => {
    const [now, former] = [value, before].map((each) =>
      translationIn(each[`${name}Translations`], language),
    )
    return !isBlank(now) && isSame(now, former)
  })
}

function stillMatches(left: Parameters<typeof languageNames>[0]) {
  return publishQuestion(
    `You changed the English but not the ${languageNames(left)}. Does the ${languageNames(left)} still match?`,
  )
}
