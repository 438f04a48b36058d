import {mkdtemp, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {forkLake} from '../../../support/lake/forked-lake.ts'
import {killRounds} from '../../../support/lake/kill-rounds.ts'
import {redAndBlueImage} from '../support/images.ts'

const dataFolder = await mkdtemp(path.join(tmpdir(), 'durable-'))
afterAll(() => rm(dataFolder, {recursive: true, force: true}))

test(
  'no acknowledged transaction is lost or half applied when the process is killed 20 times [LAKE-3]',
  {timeout: 300_000},
  async () => {
    // Two lakes side by side, because a start mostly waits for the disk.
    const results = await Promise.all(
      ['first', 'second'].map((name) => killRounds(path.join(dataFolder, name), 10)),
    )
    const sound = {lost: [], halfApplied: [], unlogged: []}
    expect(results).toMatchObject([sound, sound])
    for (const {acknowledged} of results) expect(acknowledged).toBeGreaterThan(50)
  },
)

test('an uploaded image is complete after the process was killed [LAKE-3]', async () => {
  const first = await forkLake(dataFolder, {compileCache: true})
  const content = await redAndBlueImage(300, 200)
  const {url} = await first.client.assets.upload('image', content)
  await first.kill()
  const second = await forkLake(dataFolder, {compileCache: true})
  const served = await fetch(`${second.url}${new URL(url).pathname}`)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(content)
  expect(await readdir(path.join(dataFolder, 'assets', 'production'))).toHaveLength(1)
  await second.kill()
})
