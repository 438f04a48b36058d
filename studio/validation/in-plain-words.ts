/**
 * Of a rule that could not be checked, such as without a connection, Sanity gives the exception in place of a message, and
 * of what a document refers to it says only that it must be published.
 */
export function inPlainWords<Marker extends {message: string; code?: string}>(
  marker: Marker,
): Marker {
  if (marker.message === notPublishedOfSanity) return {...marker, message: notPublished}
  const isException =
    marker.code === 'validation.exception' || marker.message.includes(beforeException)
  return isException ? {...marker, message: notChecked} : marker
}

export const notChecked = 'This could not be checked. Check your connection and try again.'

export const notPublished =
  'This leads to something that is not on the site yet. Publish that first. If that one leads here too, press "Publish everything that waits" on the start page.'

const notPublishedOfSanity = 'Referenced document must be published'

/** A form gets the message without its code. */
const beforeException = ': Exception occurred while validating value: '
