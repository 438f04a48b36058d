import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import type {SanityClient} from '@sanity/client'
import {inject} from 'vitest'
import type {TestProject} from 'vitest/node'

import {startContentLake} from '../../../emulators/content-lake/start.ts'
import {importSeedData} from '../../../scripts/dataset/import-seed-data.ts'
import {localLakeClient} from '../lake/local-lake-client.ts'

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

export type SeededLake = {url: string; client: SanityClient; stop: () => Promise<void>}

/** A content lake of one's own with the seed data, on a free port. Stopping it removes its data. */
export async function startSeededLake(token = 'test-token'): Promise<SeededLake> {
  const dataFolder = await copySeededLake()
  const project = {projectId: 'localdev', dataset: 'production', token}
  const lake = await startContentLake({
    port: 0,
    dataFolder,
    projectId: project.projectId,
    token,
    siteOrigins: [],
    studioOrigins: [],
  })
  const client = localLakeClient({...project, apiHost: lake.url})
  return {
    url: lake.url,
    client,
    stop: async () => {
      await lake.stop()
      await rm(dataFolder, {recursive: true, force: true})
    },
  }
}
