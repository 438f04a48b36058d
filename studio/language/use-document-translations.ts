import {getDraftId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {type Language, languages} from '../../domain/language.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {translationId} from './document-language.ts'

/** A page in one of the languages of the site; neither draft nor published where nobody has begun it. */
export type DocumentTranslation = {
  language: Language
  id: string
  draft: SanityDocument | undefined
  published: SanityDocument | undefined
}

/** A page in each language, the first one first; null until it is read. */
export function useDocumentTranslations(id: string): DocumentTranslation[] | null {
  const ids = languages.flatMap((language) => {
    const own = translationId(id, language)
    return [own, getDraftId(own)]
  })
  const found = useLiveQuery<SanityDocument[]>({
    query: '*[_id in $ids]',
    listen: '*[_id in $ids]',
    params: {ids},
  })
  if (!Array.isArray(found)) return null
  return languages.map((language) => {
    const own = translationId(id, language)
    const [draft, published] = [getDraftId(own), own].map((each) =>
      found.find(({_id}) => _id === each),
    )
    return {language, id: own, draft, published}
  })
}
