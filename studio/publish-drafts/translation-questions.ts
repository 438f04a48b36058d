import type {SchemaType, ValidationMarker} from 'sanity'

import {originalId} from '../language/document-language.ts'
import {translationGaps} from '../language/translation-gaps.ts'
import {publishQuestion} from '../validation/publish-question.ts'

type Waiting = {
  id: string
  type: string
  draft: unknown
  errors: ValidationMarker[]
  questions: ValidationMarker[]
}

/**
 * Asks about translations that lack something of the English draft that waits beside them. The rule for translations
 * compares with the English that is published, and once both are published together "Changed in English" finds nothing.
 */
export function withTranslationQuestions<Document extends Waiting>(
  documents: Document[],
  typeNamed: (name: string) => SchemaType | undefined,
): Document[] {
  return documents.map((document) => {
    const {id, draft, questions} = document
    const type = typeNamed(document.type)
    // One that has errors is not published beside it.
    const original = documents.find(
      (other) => other.id === originalId(id) && other.id !== id && other.errors.length === 0,
    )
    const gaps = type && original ? translationGaps(type, original.draft, draft) : []
    const [first] = gaps
    if (!first) return document
    const what = gaps.length === 1 ? 'something' : `${gaps.length} things`
    const missing: ValidationMarker = {
      level: 'warning',
      path: first.path,
      ...publishQuestion(
        `The English draft, which waits as well, has ${what} that ${gaps.length === 1 ? 'is' : 'are'} missing or different here. Publish this anyway?`,
      ),
    }
    return {...document, questions: [...questions, missing]}
  })
}
