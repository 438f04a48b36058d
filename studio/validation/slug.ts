import type {Verdict} from './validation-result.ts'

const longest = 60

export function slugShape(slug: string | undefined): Verdict {
  if (!slug || isSlug(slug)) return true
  return 'Use small letters, digits and single hyphens, for example operations-manager.'
}

/** "Café & Bar Chauffeur" as "cafe-bar-chauffeur": always an address, cut between words. Empty without letters. */
export function slugFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > 0 ? end : longest)
}

function isSlug(text: string): boolean {
  return text.length <= longest && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
