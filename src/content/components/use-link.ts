import {usePlaceholders} from '../facts/use-placeholders.ts'
import {type LabeledLink, type StoredLink, completeLinks} from './complete-links.ts'
import {useLinkHref} from './link-href.ts'

/** A link that staff wrote, or null where it has no text or leads nowhere at this time. */
export function useLink(link: StoredLink): LabeledLink | null {
  return completeLinks([link], usePlaceholders(), useLinkHref())[0] ?? null
}
