import {mkdtemp, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {type ForkedLake, forkLake} from './forked-lake.ts'
import {redAndBlue} from './pictures.ts'

const dataFolder = await mkdtemp(path.join(tmpdir(), 'durable-'))
afterAll(() => rm(dataFolder, {recursive: true, force: true}))

type Acknowledged = {id: string; n: number; transactionId: string}

/** Writes until the process is gone; returns what it acknowledged. */
async function writeUntilKilled(lake: ForkedLake, round: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const id = `r${round}-w${writer}`
      const document = {_id: id, _type: 'note', n, text: 'x'.repeat(500)}
      const {transactionId} = await lake.client.mutate([{createOrReplace: document}])
      acknowledged.push({id, n, transactionId})
    }
  }
  const writers = [0, 1, 2, 3].map((writer) => write(writer).catch(() => {}))
  const enough = new Promise<void>((resolve) => {
    const look = () => (acknowledged.length > 40 + round * 17 ? resolve() : setImmediate(look))
    look()
  })
  await enough
  await lake.kill()
  await Promise.all(writers)
  return acknowledged
}

test('nothing that was acknowledged is lost when the process is killed', async () => {
  const all: Acknowledged[] = []
  for (let round = 0; round < 4; round += 1) {
    all.push(...(await writeUntilKilled(await forkLake(dataFolder), round)))
  }
  const lake = await forkLake(dataFolder)
  const latest = new Map(all.map(({id, n}) => [id, n]))
  const found = await lake.client.fetch<{_id: string; n: number}[]>('*[_type == "note"]{_id, n}')
  const stored = new Map(found.map(({_id: id, n}) => [id, n]))
  for (const [id, n] of latest) expect(stored.get(id)).toBeGreaterThanOrEqual(n)
  const logged = new Set<string>()
  for (const id of latest.keys()) {
    const log = await fetch(`${lake.url}/v1/data/history/production/transactions/${id}`, {
      headers: {authorization: 'Bearer test-token'},
    })
    for (const line of (await log.text()).trim().split('\n')) {
      const entry: {id: string} = JSON.parse(line)
      logged.add(entry.id)
    }
  }
  expect(all.filter(({transactionId}) => !logged.has(transactionId))).toEqual([])
  await lake.kill()
})

test('an uploaded picture is there after the process was killed, and whole', async () => {
  const first = await forkLake(dataFolder)
  const content = await redAndBlue(300, 200)
  const {url} = await first.client.assets.upload('image', content)
  await first.kill()
  const second = await forkLake(dataFolder)
  const served = await fetch(`${second.url}${new URL(url).pathname}`)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(content)
  expect(await readdir(path.join(dataFolder, 'assets', 'production'))).toHaveLength(1)
  await second.kill()
})
