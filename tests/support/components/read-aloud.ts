import {virtual} from '@guidepup/virtual-screen-reader'

/** What a screen reader says from the start to the end of an element, without "paragraph" and "end of …". */
export async function readAloud(container: Element): Promise<string[]> {
  if (!(container instanceof HTMLElement)) throw new TypeError('Only elements of HTML are read.')
  await virtual.start({container})
  try {
    // Going back from the start leads to the end.
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
