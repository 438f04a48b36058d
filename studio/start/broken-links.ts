import type {SanityDocumentLike} from 'sanity'

import {type AnchoredSection, hasAnchor, isAnchoredSection} from '../../domain/section-anchors.ts'
import {listOf, textAt} from '../content/content-value.ts'
import {originalId} from '../language/document-language.ts'
import {linkTargetsIn} from '../where-used/link-targets.ts'

export type BrokenLink = {
  /** The document that holds the link, and the path of the part that it names, as the form has it. */
  id: string
  type: string
  path: string
  /** The page to which it leads, and the part that the page has no more. */
  page: string
  section: string
}

/** The links in published documents that lead to a part of a page that is gone. */
export function brokenLinks(published: readonly SanityDocumentLike[]): BrokenLink[] {
  const pages = new Map(published.map((document) => [document._id, document]))
  return published.flatMap(({_id, _type, ...fields}) =>
    linkTargetsIn(fields).flatMap(({path, target}) => {
      const page = pages.get(textAt(target['page'], '_ref'))
      const section = textAt(target, 'section')
      if (!page || !section) return []
      const original = pages.get(originalId(page._id))
      if (hasAnchor(section, sectionsOf(page), sectionsOf(original))) return []
      const place = {id: _id, type: _type, path: `${path}.section`}
      return [{...place, page: textAt(page, 'title') || page._id, section}]
    }),
  )
}

function sectionsOf(page: SanityDocumentLike | undefined): AnchoredSection[] {
  return listOf(page?.['sections']).filter(isAnchoredSection)
}
