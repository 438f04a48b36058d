import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {acquireFileLock} from '../files/file-lock.ts'
import {withExportFolder} from './export-folder.ts'

test('the next export removes what a killed one left beside it, and brings back what that one was replacing', async () => {
  const parent = emptyFolder()
  leave(parent, 'monday.writing', 'images')
  leave(parent, 'monday.replaced', 'data.ndjson')
  writeFileSync(path.join(parent, 'monday.writing.lock'), '')
  await expect(exportTo(path.join(parent, 'tuesday'))).resolves.toBe('written')
  expect(readdirSync(parent).toSorted()).toEqual(['monday', 'tuesday'])
  expect(readdirSync(path.join(parent, 'monday'))).toEqual(['data.ndjson'])
})

test('what another export is writing stays, and so does a folder that no export wrote', async () => {
  const parent = emptyFolder()
  leave(parent, 'running.writing', 'images')
  const release = acquireFileLock(path.join(parent, 'running.writing.lock'))
  onTestFinished(() => release?.())
  leave(parent, 'mine.writing', 'chapter-1.txt')
  writeFileSync(path.join(parent, 'mine.writing.lock'), '')
  await expect(exportTo(path.join(parent, 'tuesday'))).resolves.toBe('written')
  expect(existsSync(path.join(parent, 'running.writing/images'))).toBe(true)
  expect(existsSync(path.join(parent, 'mine.writing/chapter-1.txt'))).toBe(true)
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exports-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return folder
}

function leave(parent: string, name: string, file: string): void {
  mkdirSync(path.join(parent, name))
  writeFileSync(path.join(parent, name, file), '')
}

function exportTo(folder: string): Promise<string> {
  return withExportFolder(folder, false, async ({writing, finish}) => {
    leave(path.dirname(writing), path.basename(writing), 'data.ndjson')
    await finish()
    return 'written'
  })
}
