import type {Verdict} from './verdict.ts'

export function slugShape(slug: string | undefined): Verdict {
  if (!slug || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return true
  return 'Use small letters, digits and single hyphens, for example operations-manager.'
}
