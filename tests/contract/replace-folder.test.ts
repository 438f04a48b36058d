import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeEach, expect, test} from 'vitest'

import {moveFolder} from '../../scripts/files/move-folder.ts'
import {finishReplacement, replaceFolder} from '../../scripts/files/replace-folder.ts'

const root = await mkdtemp(path.join(tmpdir(), 'replace-folder-'))
let finished: string
let place: string
let aside: string

beforeEach(async () => {
  const folder = await mkdtemp(path.join(root, 'case-'))
  finished = path.join(folder, 'finished')
  place = path.join(folder, 'place')
  aside = path.join(folder, 'aside')
  await Promise.all([write(finished, 'new'), write(place, 'old')])
})
afterAll(() => rm(root, {recursive: true}))

test('a finished folder takes the place of the old one, and nothing else is left', async () => {
  await replaceFolder({finished, place, aside})
  expect(await contentOf(place)).toBe('new')
  expect([finished, aside].filter(existsSync)).toEqual([])
})

test('the old folder is back in its place when the new one cannot be moved there', async () => {
  await rm(finished, {recursive: true})
  await expect(replaceFolder({finished, place, aside})).rejects.toThrow('ENOENT')
  expect(await contentOf(place)).toBe('old')
})

test('the old folder is back at the next run when the process was killed between the two moves', async () => {
  await write(aside, 'old')
  await rm(place, {recursive: true})
  await finishReplacement({place, aside})
  expect(await contentOf(place)).toBe('old')
  await replaceFolder({finished, place, aside})
  expect(await contentOf(place)).toBe('new')
})

test('the new folder stays when the process was killed while the old one was deleted', async () => {
  await mkdir(aside)
  await finishReplacement({place, aside})
  expect(await contentOf(place)).toBe('old')
  expect(existsSync(aside)).toBe(false)
})

test('a folder in which a program has a file open on Windows is moved once that is closed', async () => {
  let attempts = 0
  await moveFolder(finished, aside, {
    isWindows: true,
    pauseMs: 0,
    move: async (from, to) => {
      attempts += 1
      if (attempts < 3) throw inUse('EBUSY')
      await rename(from, to)
    },
  })
  expect(await contentOf(aside)).toBe('new')
})

test.for(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that stays open on Windows (%s) is what the command names',
  async (code) => {
    const move = () => Promise.reject(inUse(code))
    const moved = moveFolder(place, aside, {isWindows: true, pauseMs: 0, move})
    await expect(moved).rejects.toThrow(
      `A program has a file in ${place} open. Close that program (a preview, a viewer), then run the command again.`,
    )
    await expect(moveFolder(place, aside, {isWindows: false, move})).rejects.toThrow(code)
    expect(await contentOf(place)).toBe('old')
  },
)

function inUse(code: string): Error {
  return Object.assign(new Error(`${code}: rename`), {code})
}

async function write(folder: string, text: string): Promise<void> {
  await mkdir(folder)
  await writeFile(path.join(folder, 'text'), text)
}

function contentOf(folder: string): Promise<string> {
  return readFile(path.join(folder, 'text'), 'utf8')
}
