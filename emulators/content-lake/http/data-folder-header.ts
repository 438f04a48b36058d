import {existsSync, realpathSync} from 'node:fs'

/** In the answer to a ping: the folder that this lake keeps its data in, so that commands of another folder leave it alone. */
export const dataFolderHeader = 'x-data-folder'

/**
 * The canonical path of a folder, so that links and the case of letters make no difference; null where it does not exist.
 */
export function realFolder(folder: string): string | null {
  return existsSync(folder) ? realpathSync.native(folder) : null
}
