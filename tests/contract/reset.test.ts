import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterEach, beforeEach, expect, test} from 'vitest'

import {startAuth} from '../../emulators/auth/start.ts'
import {startLake} from '../support/lake/running-lake.ts'
import {freePort} from '../support/services/free-port.ts'
import {runScript} from '../support/services/run-script.ts'
import {startServer} from '../support/services/start-server.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reset-'))
})
afterEach(() => rm(folder, {recursive: true}))

test('reset removes what the emulators keep and leaves all else [RESET-1]', async () => {
  await mkdir(path.join(folder, 'content-lake/datasets'), {recursive: true})
  await mkdir(path.join(folder, 'auth'))
  await writeFile(path.join(folder, 'auth/accounts.sqlite'), '')
  await writeFile(path.join(folder, 'auth/keys.json.new'), '')
  await writeFile(path.join(folder, 'auth/.DS_Store'), '')
  await writeFile(path.join(folder, 'thesis.txt'), 'Years of work')
  expect(await reset()).toMatchObject({code: 0})
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

test('reset refuses a folder that only has the name of an emulator’s [RESET-1]', async () => {
  await mkdir(path.join(folder, 'content-lake/datasets'), {recursive: true})
  await mkdir(path.join(folder, 'auth'))
  await writeFile(path.join(folder, 'auth/app.ts'), 'export {}')
  const {code, output} = await reset()
  expect(output).toContain('holds app.ts, which no emulator keeps')
  expect(code).toBe(1)
  expect(existsSync(path.join(folder, 'content-lake/datasets'))).toBe(true)
})

test('reset says to stop the emulators while they run, and removes nothing [RESET-1]', async () => {
  await mkdir(path.join(folder, 'content-lake/datasets'), {recursive: true})
  const running = await startServer(() => {})
  const {code, output} = await reset({AUTH_PORT: new URL(running.url).port})
  running.stop()
  expect(output).toContain('The emulators are running')
  expect(output).toContain('Stop "npm run dev" first')
  expect(code).toBe(1)
  expect(existsSync(path.join(folder, 'content-lake/datasets'))).toBe(true)
})

test('reset refuses too while an emulator uses the folder on another port [RESET-1]', async () => {
  const lakeFolder = path.join(folder, 'content-lake')
  const authFolder = path.join(folder, 'auth')
  const lake = await startLake({dataFolder: lakeFolder})
  const withLake = await reset()
  await lake.stop()
  expect(withLake.output).toContain(
    `A running emulator uses ${path.join(lakeFolder, 'project.sqlite')}, so nothing was removed.`,
  )
  expect(withLake.code).toBe(1)
  expect(existsSync(path.join(lakeFolder, 'datasets'))).toBe(true)

  const auth = await startAuth({port: 0, inboxPort: 0, dataFolder: authFolder})
  const withAuth = await reset()
  await auth.stop()
  expect(withAuth.output).toContain(`A running emulator uses ${authFolder}${path.sep}`)
  expect(withAuth.code).toBe(1)
  expect(existsSync(lakeFolder)).toBe(true)

  expect(await reset()).toMatchObject({code: 0})
  expect(await readdir(folder)).toEqual([])
})

async function reset(variables: Record<string, string> = {}) {
  const port = String(await freePort())
  return runScript('reset', [], {EMULATOR_DATA: folder, AUTH_PORT: port, ...variables})
}
