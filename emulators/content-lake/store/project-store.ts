import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'

import type {ResolvedOptions} from '../options.ts'
import {runLakeTransaction, openDatabase} from './database.ts'

const schema =
  'CREATE TABLE IF NOT EXISTS user_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)'

/**
 * The project's data outside its datasets: the Studio's settings of the user. The file stays locked, so that a
 * second content lake cannot use the same folder.
 */
export class ProjectStore {
  readonly #database: DatabaseSync

  /** Throws when another content lake uses the data folder. */
  constructor({dataFolder, report}: ResolvedOptions) {
    try {
      this.#database = openDatabase(join(dataFolder, 'project.sqlite'), schema, report, 'EXCLUSIVE')
    } catch (error) {
      if (!(error instanceof Error && /database is locked/.test(error.message))) throw error
      const message = `Another content lake uses the data folder ${dataFolder}: stop that one, or name another folder with EMULATOR_DATA.`
      throw new Error(message, {cause: error})
    }
  }

  /** What is stored under these keys; one that is not is left out. */
  userSettings(keys: string[]): {key: string; value: unknown}[] {
    const find = this.#database.prepare('SELECT value FROM user_settings WHERE key = ?')
    return keys.flatMap((key) => {
      const row = find.get(key)
      return row ? [{key, value: JSON.parse(String(row.value))}] : []
    })
  }

  /** Stores all of them or none. Throws 507 when the disk is full. */
  saveUserSettings(settings: {key: string; value: unknown}[]): void {
    const save = this.#database.prepare('INSERT OR REPLACE INTO user_settings VALUES (?, ?)')
    runLakeTransaction(this.#database, () => {
      for (const {key, value} of settings) save.run(key, JSON.stringify(value ?? null))
    })
  }

  close(): void {
    this.#database.close()
  }
}
