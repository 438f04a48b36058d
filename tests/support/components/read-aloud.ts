import {virtual} from '@guidepup/virtual-screen-reader'

/** What a screen reader says of a part of the page from its beginning to its end, but for where paragraphs begin and anything ends. */
export async function readAloud(container: Element): Promise<string[]> {
  if (!(container instanceof HTMLElement)) throw new TypeError('Only elements of HTML are read.')
  await virtual.start({container})
  try {
    // Before the beginning is the end.
    await virtual.previous()
    const end = {node: virtual.activeNode, phrase: await virtual.lastSpokenPhrase()}
    await virtual.clearSpokenPhraseLog()
    do await virtual.next()
    while (virtual.activeNode !== end.node || (await virtual.lastSpokenPhrase()) !== end.phrase)
    const phrases = await virtual.spokenPhraseLog()
    return phrases.filter((phrase) => !/^(?:paragraph$|end of )/.test(phrase))
  } finally {
    await virtual.stop()
  }
}
