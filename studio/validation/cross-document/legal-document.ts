import {getPublishedId} from '@sanity/client/csm'

import {mainLanguage} from '../../../domain/language.ts'
import {miamiDay} from '../../../domain/time/miami-time.ts'
import {type Content, isSame, textAt} from '../../content/content-value.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/**
 * Asks before a text that has changed is published with the day of an earlier change, which stands below its heading. A
 * translation has the day of its original.
 */
export async function dayFollowsText(
  day: string | undefined,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  const {document} = context
  if (!day || !document || day >= miamiDay(Date.now())) return true
  if (languageOfDocument(document) !== mainLanguage) return true
  const published = await readPublished<Content | null>(
    context,
    '*[_id == $id][0]{title, lead, sections, lastUpdated}',
    {id: getPublishedId(document._id)},
  )
  if (!published || day > textAt(published, 'lastUpdated')) return true
  const isUnchanged = ['title', 'lead', 'sections'].every((field) =>
    isSame(document[field], published[field]),
  )
  return isUnchanged || publishQuestion('The text has changed since this day. Publish it anyway?')
}
