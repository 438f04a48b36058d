import {writeWholeYear} from './messages.ts'

/**
 * Of a rule that could not be checked, such as without a connection, Sanity gives the exception in place of a message, of
 * what a document refers to it says only that it must be published, and of a date its format in the letters of programs.
 */
export function inPlainWords<Marker extends {message: string; code?: string}>(
  marker: Marker,
): Marker {
  if (marker.message === notPublishedOfSanity) return {...marker, message: notPublished}
  if (marker.message === noWholeDateOfSanity) return {...marker, message: writeWholeYear}
  const dateFormat = unreadableDateOfSanity.exec(marker.message)?.[1]
  if (dateFormat !== undefined) return {...marker, message: unreadableDate(dateFormat)}
  const isException =
    marker.code === 'validation.exception' || marker.message.includes(beforeException)
  return isException ? {...marker, message: notChecked} : marker
}

export const notChecked = 'This could not be checked. Check your connection and try again.'

export const notPublished =
  'This leads to something that is not on the site yet. Publish that first. If that one leads here too, press "Publish everything that waits" on the start page.'

const notPublishedOfSanity = 'Referenced document must be published'

/** Staff see it when they have typed a year of two digits: what else cannot be read is not stored. */
const noWholeDateOfSanity = 'Must be a valid ISO-8601 formatted date string'

const unreadableDateOfSanity = /^Invalid date\. Must be on the format "(.+)"$/

/** An emptied field first, since one that gets its old date back goes on showing what was typed (Sanity 6.15). */
function unreadableDate(format: string): string {
  const example = format.replace(/[a-z]+/gi, (part) => partsOfDate[part] ?? part)
  return `This date cannot be read. Empty the field, then choose the day in the calendar or write it as "${example}".`
}

const partsOfDate: Record<string, string> = {
  YYYY: '2027',
  MMMM: 'November',
  MMM: 'Nov',
  D: '26',
  ddd: 'Fri',
  h: '9',
  mm: '00',
  A: 'AM',
}

/** A form gets the message without its code. */
const beforeException = ': Exception occurred while validating value: '
