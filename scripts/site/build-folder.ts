import {existsSync} from 'node:fs'
import {mkdir, readdir, rm} from 'node:fs/promises'
import path from 'node:path'

import {acquireFileLock} from '../files/file-lock.ts'
import {finishReplacement, replaceFolder} from '../files/replace-folder.ts'

export type BuildFolder = {
  /** Where the site is written; it may be served once it is complete. */
  building: string
  /** Where the prerenderer is written, for this build alone. */
  prerenderer: string
  /** Puts what was written in the place of the last site, and returns that place. */
  finish: () => Promise<string>
}

/**
 * Runs the one build that may write to `<output>/site`. What it writes first is in `<output>/.building`, which no other
 * program uses: the lock in it says so. Rejects with a sentence while another build runs, and where a folder is not one
 * that a build wrote.
 */
export async function withBuildFolder<Result>(
  output: string,
  build: (folder: BuildFolder) => Promise<Result>,
): Promise<Result> {
  const own = path.resolve(output, '.building')
  const place = path.resolve(output, 'site')
  const aside = path.join(own, 'last-site')
  const building = path.join(own, 'site')
  const prerenderer = path.join(own, 'prerenderer')
  await requireOwn(own, 'lock.sqlite')
  await mkdir(own, {recursive: true})
  const release = acquireFileLock(path.join(own, 'lock.sqlite'))
  if (!release) {
    throw new Error(
      `Another build is writing to ${output}. Run this one again when that one has ended.`,
    )
  }
  try {
    await finishReplacement({place, aside})
    await requireOwn(place, '_headers')
    const clean = () =>
      Promise.all([building, prerenderer].map((name) => rm(name, {recursive: true, force: true})))
    await clean()
    const finish = async () => {
      await replaceFolder({finished: building, place, aside})
      return place
    }
    try {
      return await build({building, prerenderer, finish})
    } finally {
      await clean()
    }
  } finally {
    release()
  }
}

/** Throws for a folder that holds something but not the file by which a build's folder is known. */
async function requireOwn(folder: string, file: string): Promise<void> {
  if (existsSync(path.join(folder, file))) return
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  throw new Error(
    `${folder} holds ${names[0]} and is not what a build wrote, so it is not replaced. Move it away, or name another folder with --output.`,
  )
}
