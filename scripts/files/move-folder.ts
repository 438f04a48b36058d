import {rename} from 'node:fs/promises'
import {setTimeout} from 'node:timers/promises'

const attempts = 25

/**
 * Moves a folder. Windows moves none while a program, if only a virus scanner, has a file in it open: so there this
 * tries for five seconds, then rejects with a sentence.
 */
export async function moveFolder(
  from: string,
  to: string,
  {isWindows = process.platform === 'win32', move = rename, pauseMs = 200} = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await move(from, to)
    } catch (cause) {
      if (!isWindows || !isInUse(cause)) throw cause
      if (attempt === attempts) {
        const message = `A program has a file in ${from} open. Close that program (a preview, a viewer), then run the command again.`
        throw new Error(message, {cause})
      }
    }
    await setTimeout(pauseMs)
  }
}

function isInUse(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'EPERM' || code === 'EACCES' || code === 'EBUSY'
}
