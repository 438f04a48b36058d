import {DatabaseSync} from 'node:sqlite'

/**
 * Takes a SQLite file for this process alone and returns what releases it, or null while another process uses the file.
 * A file that stands for a lock would stay when its process is killed; the lock of a database ends with its process.
 */
export function lockFile(file: string): (() => void) | null {
  const database = new DatabaseSync(file)
  try {
    // Without the mode, a process that only has the file open, as a waiting emulator does, would not be noticed.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message.includes('locked')) return null
    throw error
  }
}
