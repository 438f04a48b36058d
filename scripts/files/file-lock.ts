import {statSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import {DatabaseSync} from 'node:sqlite'

/**
 * Takes a SQLite file for this process alone and returns what releases it, or null while another process uses the file.
 * A file that stands for a lock would stay when its process is killed; the lock of a database ends with its process.
 */
export function acquireFileLock(file: string): (() => void) | null {
  const before = idOf(file)
  const database = new DatabaseSync(file)
  try {
    // Without the mode, a process that only has the file open, as a waiting emulator does, would not be noticed.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    if (before !== undefined && idOf(file) === before) return () => database.close()
    database.close()
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message.includes('locked')) return null
    if (idOf(file) === before) throw error
  }
  // It is new, or its last user removed it meanwhile, so that this lock might keep nobody else out.
  return acquireFileLock(file)
}

/** Removes the file of a lock, and releases it. */
export async function removeLock(file: string, release: () => void): Promise<void> {
  const remove = () => rm(file, {force: true}).catch(() => {})
  // While it is locked, so that no other process has it by then.
  await remove()
  release()
  // Windows keeps a file that a process has open, and so one that another process has locked by now.
  if (process.platform === 'win32') await remove()
}

function idOf(file: string): bigint | undefined {
  return statSync(file, {bigint: true, throwIfNoEntry: false})?.ino
}
