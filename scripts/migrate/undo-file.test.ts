import {mkdtempSync, rmSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeEach, expect, test} from 'vitest'

import {readUndoFile, writeUndoFile} from './undo-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'undo-file-'))
const file = path.join(folder, 'before.ndjson')
const documents = [
  {_id: 'menus', _type: 'menus', headerLinks: []},
  {_id: 'siteSettings', _type: 'siteSettings'},
]

beforeEach(() => writeUndoFile(file, {dataset: 'staging', revision: 'one', documents}))
afterAll(() => rmSync(folder, {recursive: true}))

test('what was there before a migration is read as it was written', async () => {
  expect(await readUndoFile(file)).toEqual({dataset: 'staging', revision: 'one', documents})
})

test('a file that is cut off within a line or after one is refused whole', async () => {
  const text = await readFile(file, 'utf8')
  const afterFirst = text.indexOf('\n', text.indexOf('menus')) + 1
  for (const length of [0, 5, afterFirst, text.length - 5]) {
    await writeFile(file, text.slice(0, length))
    await expect(readUndoFile(file), `${length}`).rejects.toThrow('is not as --write wrote it')
  }
})

test('a file that is not there is named', async () => {
  await expect(readUndoFile('missing.ndjson')).rejects.toThrow('missing.ndjson cannot be read.')
})
