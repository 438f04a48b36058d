import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {expect, onTestFinished, test, vi} from 'vitest'

import {lockFile, removeLock} from './lock-file.ts'

test.each([
  ['removed', () => {}],
  ['removed, and another process has made one', (file: string) => writeFileSync(file, '')],
])(
  'a lock whose file is %s before it is taken is taken again, and keeps others out',
  async (_, then) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
    onTestFinished(() => rmSync(folder, {recursive: true}))
    const file = path.join(folder, 'export.lock')
    const first = lockFile(file)
    expect(first).not.toBeNull()
    expect(lockFile(file)).toBeNull()

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
    const second = lockFile(file)
    expect(second).not.toBeNull()
    expect(lockFile(file)).toBeNull()
    if (second) await removeLock(file, second)
    expect(existsSync(file)).toBe(false)
  },
)
