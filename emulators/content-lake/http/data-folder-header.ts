import {existsSync, realpathSync} from 'node:fs'

/** In the answer to a ping: the folder that this lake keeps its data in, so that commands of another folder leave it alone. */
export const dataFolderHeader = 'x-data-folder'

/**
 * A folder as its file system writes it, so that neither links nor the case of letters tell it apart; null where it is
 * not there.
 */
export function realFolder(folder: string): string | null {
  return existsSync(folder) ? realpathSync.native(folder) : null
}
