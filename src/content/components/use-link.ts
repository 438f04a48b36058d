import {usePlaceholders} from '../facts/use-placeholders.ts'
import {type LabelledLink, completeLinks} from './complete-links.ts'
import {useLinkHref} from './link-href.ts'

/** A link that staff wrote, or null where it has no text or leads nowhere at this time. */
export function useLink(link: unknown): LabelledLink | null {
  return completeLinks([link], usePlaceholders(), useLinkHref())[0] ?? null
}
