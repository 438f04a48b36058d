import {isRecord} from '../../../domain/is-record.ts'
import {type Language, languages, mainLanguage} from '../../../domain/language.ts'
import {counted} from '../../../domain/words/counted.ts'
import {languageName} from '../../language/language-name.ts'
import {translationIn} from '../texts/translations.ts'
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

/** The links of the header must fit into one row in a window of 1,280 pixels, in each language. */
export function headerHasRoom(links: unknown): ValidationResult {
  if (!Array.isArray(links)) return true
  const results = languages.map((language) => hasRoomIn(language, links))
  return results.find((result) => result !== true) ?? true
}

function hasRoomIn(language: Language, links: unknown[]): ValidationResult {
  const width = links.reduce<number>((sum, link) => sum + widthOf(link, language), 0)
  if (width <= room) return true
  const letters = Math.ceil((width - room) / letterWidth)
  const where = language === mainLanguage ? '' : ` in ${languageName(language)}`
  return `The header has no room for these links${where} on a screen of 1,280 pixels: they are about ${counted(letters, 'letter')} too long. Use shorter words or fewer links.`
}

function widthOf(link: unknown, language: Language): number {
  if (!isRecord(link)) return linkPadding
  const label =
    language === mainLanguage ? link['label'] : translationIn(link['labelTranslations'], language)
  return linkPadding + (typeof label === 'string' ? label.length : 0) * letterWidth
}
