import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {expect, onTestFinished, test, vi} from 'vitest'

import {acquireFileLock, removeLock} from './file-lock.ts'

test.each([
  ['removed', () => {}],
  ['removed, and another process has made one', (file: string) => writeFileSync(file, '')],
])(
  'a lock whose file is %s before it is taken is taken again, and keeps others out',
  async (_, then) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
    onTestFinished(() => rmSync(folder, {recursive: true}))
    const file = path.join(folder, 'export.lock')
    const first = acquireFileLock(file)
    expect(first).not.toBeNull()
    expect(acquireFileLock(file)).toBeNull()

    // The first ends just as the second has opened the file.
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(function (
      this: DatabaseSync,
      sql,
    ) {
      rmSync(file)
      first?.()
      then(file)
      this.exec(sql)
    })
    const second = acquireFileLock(file)
    expect(second).not.toBeNull()
    expect(acquireFileLock(file)).toBeNull()
    if (second) await removeLock(file, second)
    expect(existsSync(file)).toBe(false)
  },
)
