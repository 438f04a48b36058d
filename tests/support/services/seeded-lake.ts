import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {inject} from 'vitest'
import type {TestProject} from 'vitest/node'

import {startContentLake} from '../../../emulators/content-lake/start.ts'
import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a content lake that holds the seed data and is stopped. */
    seededLake: string
  }
}

/** Loads the seed data once for all tests, since reading its pictures takes seconds. */
export default async function prepareSeededLake(project: TestProject) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'seeded-lake-'))
  const token = 'test-token'
  const lake = await startContentLake({port: 0, dataFolder, token})
  await importSeedData({
    projectId: 'localdev',
    dataset: 'production',
    apiHost: lake.url,
    token,
  })
  await lake.stop()
  project.provide('seededLake', dataFolder)
  return () => rm(dataFolder, {recursive: true})
}

/** A data folder of one's own whose content lake starts with the seed data. */
export async function copySeededLake(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-lake-'))
  await cp(inject('seededLake'), folder, {recursive: true})
  return folder
}
