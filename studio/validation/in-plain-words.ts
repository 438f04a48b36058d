/** Of a rule that could not be checked, such as without a connection, Sanity gives the exception in place of a message. */
export function inPlainWords<Marker extends {message: string; code?: string}>(
  marker: Marker,
): Marker {
  const isException =
    marker.code === 'validation.exception' || marker.message.includes(beforeException)
  return isException ? {...marker, message: notChecked} : marker
}

export const notChecked = 'This could not be checked. Check your connection and try again.'

/** A form gets the message without its code. */
const beforeException = ': Exception occurred while validating value: '
