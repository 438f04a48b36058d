import {mkdir, rmdir} from 'node:fs/promises'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

/**
 * Waits until no other test of this run changes the document, in whichever process it runs; the function that it
 * resolves to lets the document go. The folder of locks comes from tests/support/services/start-site.ts.
 */
export async function lockDocument(id: string): Promise<() => Promise<void>> {
  const folder = process.env['TEST_LOCKS']
  if (!folder) throw new Error('TEST_LOCKS is not set: run these tests through "playwright test".')
  const lock = path.join(folder, id)
  // Making a folder is atomic: it fails where another process made it first.
  while (!(await make(lock))) await wait(100)
  return () => rmdir(lock)
}

async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
