import {existsSync} from 'node:fs'
import {rm} from 'node:fs/promises'

import {moveFolder} from './move-folder.ts'

type Replacement = {
  /** What takes the place, complete. */
  finished: string
  place: string
  /** Where the old folder is meanwhile; a folder of this name must be the caller's own. */
  aside: string
}

/**
 * Puts a finished folder in the place of another. Whatever interrupts it, one of the two stands whole: in its place, or
 * aside, from where `finishReplacement` brings it back.
 */
export async function replaceFolder({finished, place, aside}: Replacement): Promise<void> {
  const isReplaced = existsSync(place)
  if (isReplaced) await moveFolder(place, aside)
  try {
    await moveFolder(finished, place)
  } catch (error) {
    if (isReplaced) await moveFolder(aside, place)
    throw error
  }
  await rm(aside, {recursive: true, force: true})
}

/** Ends a replacement that was interrupted: with the old folder in its place, or without what is left of it. */
export async function finishReplacement({place, aside}: Omit<Replacement, 'finished'>) {
  if (!existsSync(aside)) return
  if (existsSync(place)) await rm(aside, {recursive: true})
  else await moveFolder(aside, place)
}
