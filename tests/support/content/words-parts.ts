import {parts} from '#src/language/en/parts.ts'
import type {WordsPart} from '#src/language/words.ts'

/** All parts of the words of the interface. */
export const wordsParts = Object.keys(parts).filter(isPart)

function isPart(name: string): name is WordsPart {
  return Object.hasOwn(parts, name)
}
