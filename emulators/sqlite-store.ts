import {existsSync, mkdirSync, renameSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

type StoreOptions = {
  file: string
  schema: string
  /** The store in error messages, as the beginning of a sentence: "The content lake's store". */
  name: string
  /** How to restore the content, as a sentence. */
  remedy: string
  /** Receives the message about a damaged store. */
  report: (message: string) => void
  locking?: 'NORMAL' | 'EXCLUSIVE'
}

/**
 * Opens an emulator's SQLite file and creates it when it is missing. A commit is on disk when it returns. A damaged
 * file is reported, renamed and replaced by an empty one. Throws for other errors, such as a locked file; for those of
 * the file system, a sentence.
 */
export function openStore(options: StoreOptions): DatabaseSync {
  const {file, name, remedy, report} = options
  try {
    mkdirSync(dirname(file), {recursive: true})
    return openChecked(options)
  } catch (error) {
    if (isOfFileSystem(error)) {
      const advice = isOfRights(error)
        ? 'this account must be able to write there. Change the rights of the folder, or name another one with EMULATOR_DATA.'
        : 'name another folder with EMULATOR_DATA.'
      const message = `${name} ${file} cannot be opened (${error.message}): ${advice}`
      throw new Error(message, {cause: error})
    }
    if (!isDamage(error)) throw error
    const renamed = renameDamaged(file)
    report(
      `${name} ${file} is damaged (${error.message}); it was kept as ${renamed} and an empty one takes its place. ${remedy}`,
    )
    return openChecked(options)
  }
}

/**
 * Runs `work` in one transaction, which is on disk when this returns. Rolls back and rethrows when `work` throws. A
 * nested call is part of the outer transaction.
 */
export function runTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // Some failures, such as a full disk, have already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Why SQLite could not write, as the end of a sentence; null for any other error. */
export function diskProblem(error: unknown): 'the disk is full' | 'writing to disk failed' | null {
  switch (sqliteCode(error)) {
    case 13:
      return 'the disk is full'
    case 10:
      return 'writing to disk failed'
    default:
      return null
  }
}

/** The primary result code of SQLite (https://sqlite.org/rescode.html); 0 for any other error. */
export function sqliteCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0
  return typeof code === 'number' ? code & 0xff : 0
}

function openChecked({file, schema, locking = 'NORMAL'}: StoreOptions): DatabaseSync {
  const database = new DatabaseSync(file, {timeout: 5000})
  try {
    database.exec(`PRAGMA locking_mode = ${locking}; PRAGMA journal_mode = WAL;`)
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    const [check] = database.prepare('PRAGMA quick_check(1)').all()
    if (check?.['quick_check'] !== 'ok') throw new DamagedStore(String(check?.['quick_check']))
    database.exec(schema)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function renameDamaged(file: string): string {
  const renamed = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, renamed + suffix)
  }
  return renamed
}

class DamagedStore extends Error {}

function isDamage(error: unknown): error is Error {
  // SQLITE_CORRUPT and SQLITE_NOTADB.
  return error instanceof DamagedStore || [11, 26].includes(sqliteCode(error))
}

function isOfFileSystem(error: unknown): error is Error {
  // SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN.
  const isRefused = [8, 10, 14].includes(sqliteCode(error))
  return isRefused || (error instanceof Error && 'syscall' in error)
}

function isOfRights(error: Error): boolean {
  const code = 'code' in error ? error.code : ''
  // SQLITE_READONLY and SQLITE_CANTOPEN.
  return ['EACCES', 'EPERM', 'EROFS'].includes(String(code)) || [8, 14].includes(sqliteCode(error))
}
