/** What the office reads before an older version comes back; `gone` names what it needs and is gone. */
export function restoreQuestion(
  type: string,
  {hasEdits, gone, sentences}: {hasEdits: boolean; gone: string[]; sentences: string[]},
): string {
  return [
    'It comes back into the form; visitors see it only when you press Publish.',
    ...(hasEdits ? ['Edits that are not published yet are replaced.'] : []),
    ...(gone.length > 0 ? [isGone(type)] : []),
    sentences.length > 0 ? 'This changes:' : 'It is the same as what the form shows now.',
  ].join(' ')
}

/** Rates need vehicles alone, and the price of one that is gone is left out. */
function isGone(type: string): string {
  return type === 'rates'
    ? 'A vehicle with prices in it is gone, and they are left out.'
    : 'Something that it needs is gone. Choose something else before you publish.'
}
