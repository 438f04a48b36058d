import type {ValidationResult} from '../validation-result.ts'

/** The space around the words of a link, in pixels. */
const linkPadding = 26
/** An average letter of the header's font at its size. */
const letterWidth = 7.9
/**
 * What a window of 1,280 pixels with a scroll bar leaves beside the company's name, the phone's icon, sign-in and
 * booking button, with the names of the seed. A browser test holds it against the header.
 */
const room = 528

/** The links of the header must stand in one row in a window of 1,280 pixels. */
export function headerHasRoom(links: unknown): ValidationResult {
  if (!Array.isArray(links)) return true
  const width = links.reduce<number>((sum, link: unknown) => sum + widthOf(link), 0)
  if (width <= room) return true
  const letters = Math.ceil((width - room) / letterWidth)
  return `The header has no room for these links on a screen of 1,280 pixels: it lacks the width of about ${letters} letters. Use shorter words or fewer links.`
}

function widthOf(link: unknown): number {
  const label =
    typeof link === 'object' && link !== null && 'label' in link && typeof link.label === 'string'
      ? link.label
      : ''
  return linkPadding + label.length * letterWidth
}
