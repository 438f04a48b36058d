import {judgeAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

const maxLength = 60

export function slugShape(slug: string | undefined): ValidationResult {
  return !slug || judgeAsRead(slug, (read) => isSlug(read) || shape)
}

const shape = 'Use lowercase letters, digits and single hyphens, for example operations-manager.'

/** "Café & Bar Chauffeur" as "cafe-bar-chauffeur", cut between words. Empty for a title without letters. */
export function slugFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= maxLength) return slug
  const end = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, end > 0 ? end : maxLength)
}

function isSlug(text: string): boolean {
  return text.length <= maxLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
