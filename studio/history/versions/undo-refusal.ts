import type {Language} from '../../../domain/language.ts'
import type {Content} from '../../content/content-value.ts'

/** A document of a publish, with the version before it; null where it had none and goes back to being a draft. */
export type PublishedDocument = {
  id: string
  before: Content | null
  /** It has left the site in the same transaction, as where another publish was undone, and waits as a draft. */
  hasLeft?: boolean
}

/**
 * Why a publish cannot be undone, and because of which document: `missing` are ids, `other` is the name of what is in the
 * way, `broken` what the form would say.
 */
export type UndoRefusal =
  | {reason: 'changed since' | 'deleted since' | 'being edited' | 'in use'; id: string}
  | {reason: 'needs what is gone'; id: string; missing: string[]}
  | {
      reason:
        | 'URL is taken'
        | 'destination is taken'
        | 'center has a page'
        | 'destination is a center'
      id: string
      other: string
    }
  | {reason: 'lacks a language'; id: string; languages: Language[]}
  | {reason: 'rates start elsewhere' | 'minimum booking is another'; id: string; broken: string}
