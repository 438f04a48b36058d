import {mkdtemp, readdir, readFile, rm, truncate, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {ApiError} from '../../../../emulators/content-lake/http/api-error.ts'
import {Dataset} from '../../../../emulators/content-lake/store/dataset.ts'
import {type RunningLake, startLake} from '../../../support/lake/running-lake.ts'
import {readEvents} from '../support/event-reader.ts'

async function stoppedLake(): Promise<{lake: RunningLake; file: string}> {
  const lake = await startLake()
  onTestFinished(() => rm(lake.dataFolder, {recursive: true, force: true}))
  for (let n = 0; n < 50; n += 1) {
    await lake.client.create({_id: `n${n}`, _type: 'note', text: 'x'.repeat(2000)})
  }
  await lake.stop()
  return {lake, file: path.join(lake.dataFolder, 'datasets', 'production.sqlite')}
}

test('documents survive a restart', async () => {
  const {lake} = await stoppedLake()
  const restarted = await startLake({dataFolder: lake.dataFolder})
  expect(await restarted.client.fetch('count(*[_type == "note"])')).toBe(50)
  const {_rev: revision} = await restarted.client.patch('n0').set({text: 'new'}).commit()
  expect(await restarted.client.getDocument('n0')).toMatchObject({_rev: revision, text: 'new'})
  await restarted.stop()
})

test.for([
  {
    what: 'overwritten',
    damage: async (file: string) => writeFile(file, 'This is not a database at all. '.repeat(999)),
  },
  {
    what: 'damaged in the middle',
    damage: async (file: string) => {
      const content = await readFile(file)
      content.fill(0xa5, 8192, content.length - 4096)
      await writeFile(file, content)
    },
  },
  {what: 'cut off', damage: async (file: string) => truncate(file, 20_000)},
])('a store that was $what is reported, renamed and replaced', async ({damage}) => {
  const {lake, file} = await stoppedLake()
  await damage(file)
  const damaged = await readFile(file)
  const reports: string[] = []
  const restarted = await startLake({
    dataFolder: lake.dataFolder,
    report: (message) => void reports.push(message),
  })
  expect(reports).toHaveLength(1)
  expect(reports[0]).toContain(`The content lake's store ${file} is damaged`)
  const names = await readdir(path.dirname(file))
  const renamed = names.filter((name) => /\.damaged-[^/]*Z$/.test(name))
  expect(renamed).toHaveLength(1)
  expect(reports[0]).toContain(renamed[0])
  expect(await readFile(path.join(path.dirname(file), renamed[0] ?? ''))).toEqual(damaged)
  expect(await restarted.client.fetch('count(*)')).toBe(0)
  await restarted.client.create({_id: 'fresh', _type: 'note'})
  expect(await restarted.client.datasets.list()).toMatchObject([{name: 'production'}])
  await restarted.stop()
})

test('a full disk is reported, and stored documents stay unchanged', async () => {
  const {lake, file} = await stoppedLake()
  const dataset = new Dataset('production', file, lake.url, () => {})
  onTestFinished(() => dataset.close())
  const pages = dataset.database.prepare('PRAGMA page_count').get()?.page_count
  dataset.database.exec(`PRAGMA max_page_count = ${Number(pages)}`)
  const create = (id: string) =>
    dataset.mutate(
      [
        {
          mutation: {
            operation: 'create',
            document: {_id: id, _type: 'note', text: 'x'.repeat(90_000)},
          },
          ids: [],
        },
      ],
      {author: 'someone'},
    )
  let rejection: unknown
  try {
    create('too-much')
  } catch (error) {
    rejection = error
  }
  expect(rejection).toBeInstanceOf(ApiError)
  expect(rejection).toMatchObject({
    status: 507,
    message: 'The content lake could not store the change: the disk is full.',
  })
  expect(dataset.get('too-much')).toBeUndefined()
  expect(dataset.get('n0')).toMatchObject({text: 'x'.repeat(2000)})
  dataset.database.exec('PRAGMA max_page_count = 1000000')
  create('enough')
  expect(dataset.get('enough')).toMatchObject({_id: 'enough'})
})

test('a second content lake on the same folder fails to start until the first has stopped', async () => {
  const first = await startLake()
  await expect(startLake({dataFolder: first.dataFolder})).rejects.toThrow(
    `Another content lake uses the data folder ${first.dataFolder}: stop that one, or name another folder with EMULATOR_DATA.`,
  )
  await first.stop()
  const second = await startLake({dataFolder: first.dataFolder})
  await second.stopAndDelete()
})

test('the error for a taken port names it', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'content-lake-'))
  onTestFinished(() => rm(dataFolder, {recursive: true, force: true}))
  await expect(startLake({port, dataFolder})).rejects.toThrow(
    `Port ${port}, which the content lake needs, is taken by another program: stop that program, or set another port with CONTENT_LAKE_PORT.`,
  )
})

test('a content lake can be started again on its own port right after it stopped', async () => {
  const first = await startLake()
  const port = Number(new URL(first.url).port)
  const open = await readEvents(`${first.url}/v1/data/live/events/production`)
  await open.next()
  await first.stop()
  const second = await startLake({port, dataFolder: first.dataFolder})
  expect(second.url).toBe(first.url)
  await second.stop()
  await second.stopAndDelete()
})
