import {randomInt} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'

import {type ForkedLake, forkLake} from './forked-lake.ts'

/** A transaction that the lake acknowledged: both documents of a pair hold the same number. */
type Acknowledged = {pair: string; n: number; transactionId: string}

export type KillRoundsResult = {
  acknowledged: number
  /** Acknowledged pairs whose documents are missing or older. */
  lost: string[]
  /** Pairs whose documents have different numbers. */
  halfApplied: string[]
  /** Acknowledged transactions that are missing in the history. */
  unlogged: string[]
}

/**
 * Kills a content lake `rounds` times during writes, at a random moment after a random number of responses, and compares
 * what it had acknowledged with what it holds after each restart.
 */
export async function killRounds(dataFolder: string, rounds: number): Promise<KillRoundsResult> {
  const result: KillRoundsResult = {acknowledged: 0, lost: [], halfApplied: [], unlogged: []}
  let before: Acknowledged[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const lake = await forkLake(dataFolder, {compileCache: true})
    await compare(lake, before, result)
    if (round < rounds) before = await writeUntilKilled(lake, round)
    else await lake.kill()
    result.acknowledged += round < rounds ? before.length : 0
  }
  return result
}

async function writeUntilKilled(lake: ForkedLake, round: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  // A number of responses and not a time, in which a busy machine may send none.
  const responses = randomInt(6, 24)
  const enoughResponses = Promise.withResolvers<void>()
  const write = async (writer: number) => {
    const pair = `r${round}-w${writer}`
    for (let n = 0; ; n += 1) {
      const {transactionId} = await lake.client.mutate(
        ['left', 'right'].map((side) => ({
          createOrReplace: {_id: `${pair}-${side}`, _type: 'note', n, text: 'x'.repeat(500)},
        })),
      )
      acknowledged.push({pair, n, transactionId})
      if (acknowledged.length === responses) enoughResponses.resolve()
    }
  }
  const writers = [0, 1, 2, 3].map((writer) => write(writer).catch(() => {}))
  await Promise.race([enoughResponses.promise, Promise.all(writers)])
  await wait(randomInt(20))
  await lake.kill()
  await Promise.all(writers)
  return acknowledged
}

async function compare(lake: ForkedLake, acknowledged: Acknowledged[], result: KillRoundsResult) {
  if (acknowledged.length === 0) return
  const latest = new Map(acknowledged.map(({pair, n}) => [pair, n]))
  const logged = new Set<string>()
  const comparePair = async ([pair, n]: [string, number]) => {
    const ids = [`${pair}-left`, `${pair}-right`]
    const [[left, right], transactions] = await Promise.all([
      lake.client.getDocuments<{n: number}>(ids),
      transactionsOf(lake, `${pair}-left`),
    ])
    if (!(left && left.n >= n)) result.lost.push(pair)
    if (left?.n !== right?.n) result.halfApplied.push(pair)
    for (const id of transactions) logged.add(id)
  }
  await Promise.all([...latest].map(comparePair))
  const unlogged = acknowledged.filter(({transactionId}) => !logged.has(transactionId))
  result.unlogged.push(...unlogged.map(({transactionId}) => transactionId))
}

async function transactionsOf(lake: ForkedLake, id: string): Promise<string[]> {
  const log = await fetch(
    `${lake.url}/v1/data/history/production/transactions/${id}?excludeContent=true`,
    {headers: {authorization: 'Bearer test-token'}},
  )
  const lines = (await log.text()).trim().split('\n')
  return lines.map((line) => {
    const entry: {id: string} = JSON.parse(line)
    return entry.id
  })
}
