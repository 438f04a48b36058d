import {access, constants, mkdir, readdir, rm} from 'node:fs/promises'
import path from 'node:path'

import {acquireFileLock, removeLock} from '../files/file-lock.ts'
import {finishReplacement, replaceFolder} from '../files/replace-folder.ts'
import {datasetFileNames} from './dataset-folder.ts'

export type ExportFolder = {
  /** Where the backup is written until it is complete; nothing is there yet. */
  writing: string
  /** Whether the folder holds a backup, which this one replaces. */
  isTaken: boolean
  /** Puts what was written in its place. */
  finish: () => Promise<void>
}

/**
 * Runs the one export that may write to a folder, and first removes what exports beside it left when they were killed.
 * Rejects with a sentence while another export writes there, and where something is there that may not be replaced.
 */
export async function withExportFolder<Result>(
  folder: string,
  replace: boolean,
  write: (folder: ExportFolder) => Promise<Result>,
): Promise<Result> {
  const folders = foldersOf(path.resolve(folder))
  const {place, writing, aside, lock} = folders
  await requireOwn(folders)
  const parent = path.dirname(place)
  await mkdir(parent, {recursive: true})
  // Its own error says which right is missing; that of a database does not.
  await access(parent, constants.W_OK)
  await removeLeftovers(parent)
  const release = acquireFileLock(lock)
  if (!release) {
    throw new Error(
      `Another export is writing to ${folder}. Run this one again when that one has ended, or name another folder.`,
    )
  }
  try {
    await finishReplacement({place, aside})
    const isTaken = (await namesIn(folder)).length > 0
    if (isTaken && !replace) {
      throw new Error(
        `${folder} holds something already. Name another folder, or replace it with --overwrite.`,
      )
    }
    await requireExport(folder, 'data.ndjson')
    await rm(writing, {recursive: true, force: true})
    const finish = () => replaceFolder({finished: writing, place, aside})
    try {
      return await write({writing, isTaken, finish})
    } finally {
      await rm(writing, {recursive: true, force: true})
    }
  } finally {
    await removeLock(lock, release)
  }
}

type Folders = {
  place: string
  /** Where the backup is written until it is complete. */
  writing: string
  /** Where the backup that it replaces is meanwhile. */
  aside: string
  lock: string
}

const lockEnding = '.writing.lock'

function foldersOf(place: string): Folders {
  return {
    place,
    writing: `${place}.writing`,
    aside: `${place}.replaced`,
    lock: `${place}${lockEnding}`,
  }
}

/** What a killed export leaves is known by its lock, which nobody holds any more. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.endsWith(lockEnding)) continue
    const folders = foldersOf(path.join(parent, name.slice(0, -lockEnding.length)))
    // Those of others may be locked, or not to be removed; this export goes on all the same.
    await removeLeftover(folders).catch(() => {})
  }
}

async function removeLeftover(folders: Folders): Promise<void> {
  await requireOwn(folders)
  const release = acquireFileLock(folders.lock)
  if (!release) return
  try {
    await finishReplacement(folders)
    await rm(folders.writing, {recursive: true, force: true})
  } finally {
    await removeLock(folders.lock, release)
  }
}

/** Throws where somebody else has a folder of a name that an export uses. */
async function requireOwn({writing, aside}: Folders): Promise<void> {
  for (const own of [writing, aside]) await requireExport(own)
}

/** Throws for a folder that holds anything but what an export writes, or not the file that it must hold. */
async function requireExport(folder: string, mustHold?: string): Promise<void> {
  const names = await namesIn(folder)
  const foreign = names.find((name) => !datasetFileNames.includes(name))
  if (!foreign && (names.length === 0 || !mustHold || names.includes(mustHold))) return
  throw new Error(
    `${folder} ${foreign ? `holds ${foreign}` : `has no ${mustHold}`} and is not what "npm run export" wrote, so it is not replaced. Name another folder.`,
  )
}

/** The names in a folder, empty if it does not exist. Ignores the .DS_Store of a Mac. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name !== '.DS_Store')
}
