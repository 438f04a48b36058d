import './terminal/load-env-file.ts'
import {readdir, rm} from 'node:fs/promises'
import path from 'node:path'

import {environment} from '../environment.ts'
import {isAnyTaken} from './dev/require-free-ports.ts'
import {acquireFileLock} from './files/file-lock.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

/** The emulators' two folders, and the names of everything that they keep in them. */
const kept = {
  'content-lake': /^(assets|datasets|image-cache|project\.sqlite.*)$/,
  auth: /^(keys\.json(\.new)?|(accounts|inbox)\.sqlite.*)$/,
}

await reset().catch(exitWithMessage)

/** Removes what the emulators keep, and nothing else; the next start loads the seed data again. */
async function reset() {
  const {dataFolder, ports} = environment
  if (await isAnyTaken([ports.contentLake, ports.auth])) {
    throw new Error(
      'The emulators are running, and would go on with what is removed. Stop "npm run dev" first, or whatever else uses their ports.',
    )
  }
  const folders = Object.entries(kept).map(([name, known]) => ({
    folder: path.join(dataFolder, name),
    known,
  }))
  for (const {folder, known} of folders) await requireOwn(folder, known)
  for (const {folder} of folders) await requireUnused(folder)
  for (const {folder} of folders) await rm(folder, {recursive: true, force: true})
  console.log(`The emulators keep nothing in ${dataFolder}; the next start loads the seed data.`)
}

async function requireOwn(folder: string, known: RegExp): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  // A Mac leaves its own file in each folder that somebody has looked at.
  const foreign = names.find((name) => !known.test(name) && name !== '.DS_Store')
  if (foreign === undefined) return
  throw new Error(
    `${folder} holds ${foreign}, which no emulator keeps, so nothing was removed. Correct EMULATOR_DATA, or move it away.`,
  )
}

/** Throws where an emulator has one of its stores open, on whatever ports it runs. */
async function requireUnused(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const used = names
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => path.join(folder, name))
    .find(isInUse)
  if (used === undefined) return
  throw new Error(
    `A running emulator uses ${used}, so nothing was removed. Stop "npm run dev" first, or whatever else was started with this folder.`,
  )
}

function isInUse(file: string): boolean {
  try {
    const release = acquireFileLock(file)
    release?.()
    return release === null
  } catch {
    // No emulator has a file open that is no sound database; it goes with the rest.
    return false
  }
}
