/** The id under which a chapter can be linked to, made from its heading: "Payment and gratuity" is "payment-and-gratuity". */
export function sectionAnchor({_key, heading}: {_key?: string; heading?: string | null}): string {
  const words = (typeof heading === 'string' ? heading : '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words ? words.join('-') : `section-${_key ?? ''}`
}
