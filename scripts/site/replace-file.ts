import {mkdir, rename, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {type SitePage, fileOf} from './prerender.ts'

/** A visitor gets the old file or the new one, never half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(next, text)
  await rename(next, file)
}

/** The page comes after its state, which it names. */
export async function replacePage(
  folder: string,
  page: string,
  {html, state}: SitePage,
): Promise<void> {
  await replaceFile(path.join(folder, state.file), state.json)
  await replaceFile(path.join(folder, fileOf(page)), html)
}
