import {type AnchoredSection, sectionAnchor} from '../../../domain/section-anchors.ts'
import type {ValidationResult} from '../validation-result.ts'

/**
 * Each section of a legal document can be linked to: its anchor is neither that of another one nor an id that its page has
 * around them [CHECK-9].
 */
export function anchorOnce(sections: readonly AnchoredSection[] | undefined): ValidationResult {
  const seen = new Set<string>()
  for (const section of sections ?? []) {
    const anchor = sectionAnchor(section)
    if (idsOfEveryPage.has(anchor)) {
      return `The site uses "#${anchor}" itself. Give the part "${section.heading}" another heading.`
    }
    if (seen.has(anchor)) {
      return `Two parts would have the same link, "#${anchor}". Give one of them another heading, or remove one.`
    }
    seen.add(anchor)
  }
  return true
}

const idsOfEveryPage = new Set([
  'main',
  'menu-account',
  'on-this-page',
  'page-data',
  'root',
  'site-footer',
  'site-menu',
])
