import {mainLanguage} from '../../../domain/language.ts'
import {languageOfId} from '../../language/document-language.ts'
import {documentLists} from '../../lists/document-lists.ts'

/** What the office reads before a deleted document comes back; `isMissingSomething` where what it needs is gone. */
export function bringBackQuestion(type: string, id: string, isMissingSomething: boolean): string {
  // Pages are listed by title, and translations in no list.
  const isOrdered =
    languageOfId(id) === mainLanguage &&
    Object.values(documentLists).some((list) => list.type === type)
  return [
    `It comes back as a draft${isOrdered ? ', at the end of its list' : ''}; visitors see it only when you press Publish.`,
    ...(type === 'vehicle' ? ['Its prices have to be added to Rates again.'] : []),
    ...(isMissingSomething ? [comesBackWithout] : []),
  ].join(' ')
}

const comesBackWithout =
  'Something that it needs is gone as well, so it comes back without it. Choose something else before you publish. Missing:'
