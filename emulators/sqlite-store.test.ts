import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {openStore} from './sqlite-store.ts'

// Root may write everywhere, so folders and files are in the way instead.
test.each([
  [
    'disk I/O error',
    'name another folder',
    (folder: string) => mkdirSync(path.join(folder, 'accounts.sqlite-wal')),
  ],
  [
    'unable to open database file',
    'this account must be able to write there. Change the rights of the folder, or name another one',
    (folder: string) => mkdirSync(path.join(folder, 'accounts.sqlite')),
  ],
  [
    'EEXIST',
    'name another folder',
    (folder: string) => {
      rmSync(folder, {recursive: true})
      writeFileSync(folder, '')
    },
  ],
])('a store that cannot be opened (%s) is named, with what to do', (said, advice, damage) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  damage(folder)
  const file = path.join(folder, 'accounts.sqlite')
  const open = () =>
    openStore({file, schema: '', name: "The auth emulator's store", remedy: '', report: () => {}})
  expect(open).toThrow(`The auth emulator's store ${file} cannot be opened (${said}`)
  expect(open).toThrow(new RegExp(`\\): ${advice} with EMULATOR_DATA\\.$`))
  expect(open).toThrow(expect.objectContaining({cause: expect.any(Error)}))
})
