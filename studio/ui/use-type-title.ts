import {getPublishedId} from '@sanity/client/csm'
import {useSchema} from 'sanity'

import {mainLanguage} from '../../domain/language.ts'
import {languageOfId} from '../language/document-language.ts'
import {languageName} from '../language/language-name.ts'

/** "Page", or "Page in Spanish". */
export function useTypeTitle(type: string, id: string): string | undefined {
  const title = useSchema().get(type)?.title
  const language = languageOfId(getPublishedId(id))
  return title && language !== mainLanguage ? `${title} in ${languageName(language)}` : title
}
