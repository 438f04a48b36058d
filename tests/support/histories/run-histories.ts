import {appendFileSync} from 'node:fs'
import {stripVTControlCharacters} from 'node:util'

import fc from 'fast-check'

import {historyOptions} from './history-options.ts'

/** The commands of one random history, in their order. */
type History<Model extends object, Real> = Iterable<fc.AsyncCommand<Model, Real>>

export type Suite<Model extends object, Real> = {
  name: string
  /** What a history is made of; one that stands here twice is twice as likely. */
  commands: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[]
  /** How many commands a history has at most. */
  longest: number
  /** How many histories a short run has. */
  shortRuns: number
  /** Runs one history and rejects where something is not as it should be after it. */
  run: (history: History<Model, Real>) => Promise<void>
}

/** What a suite adds to the file HISTORY_REPORT, as a line of JSON. */
export type HistoryReport = {
  name: string
  minutes: number
  histories: number
  commands: number
  found: Finding[]
}

/** A history after which something was wrong. */
type Finding = {
  /** The first line of what was wrong. */
  message: string
  /** What repeats it, in the environment. */
  repeat: string
  /** All of it, with its commands. */
  text: string
}

/**
 * Runs random histories: a few with the same seed each time, or others as `historyOptions` says. Resolves with the number
 * of commands that were possible and ran. Rejects with the shortest history that failed, and with seed and path to run it
 * again.
 */
export async function runHistories<Model extends object, Real>(
  suite: Suite<Model, Real>,
): Promise<number> {
  const {seed, path, replayPath, runs, minutes, report} = historyOptions()
  if (path !== undefined && minutes !== undefined) {
    throw new Error('HISTORY_PATH repeats one history: leave HISTORY_MINUTES out.')
  }
  const start = Date.now()
  const count = {histories: 0, commands: 0}
  const found: Finding[] = []
  const check = async (parameters: fc.Parameters<[History<Model, Real>]>) => {
    const details = await fc.check(
      propertyOf(suite, count, {replayPath, isReplay: path !== undefined}),
      parameters,
    )
    if (details.failed) found.push(findingOf(details))
  }

  if (minutes === undefined) {
    const numRuns = runs ?? suite.shortRuns
    await check({
      seed,
      numRuns,
      ...(path !== undefined && {path}),
    })
  } else {
    while (Date.now() < start + minutes * 60_000) await check({numRuns: 1})
  }

  if (report !== undefined) {
    const passed = (Date.now() - start) / 60_000
    const line: HistoryReport = {name: suite.name, minutes: passed, ...count, found}
    appendFileSync(report, `${JSON.stringify(line)}\n`)
  }
  if (found.length > 0) throw new Error(found.map(({text}) => text).join('\n\n'))
  return count.commands
}

function findingOf<Parameters>(details: fc.RunDetails<Parameters>): Finding {
  const {errorInstance: cause, seed, counterexamplePath} = details
  const report = fc.defaultReportMessage(details) ?? ''
  // It stands in the text of the commands alone.
  const [, replay = ''] = /replayPath="([^"]*)"/.exec(report) ?? []
  const why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const message = cause instanceof Error ? cause.message : why
  return {
    message: stripVTControlCharacters(message).split('\n', 1).join(),
    repeat: `HISTORY_SEED=${seed} HISTORY_PATH=${counterexamplePath} HISTORY_REPLAY=${replay}`,
    text: `${report}\n\n${why}`,
  }
}

function propertyOf<Model extends object, Real>(
  {commands, longest, run}: Suite<Model, Real>,
  count: {histories: number; commands: number},
  {replayPath, isReplay}: {replayPath: string | undefined; isReplay: boolean},
) {
  let failedAt: number | undefined
  const histories = fc.commands(commands, {
    maxCommands: longest,
    size: 'max',
    ...(replayPath !== undefined && {replayPath}),
  })
  // By itself fast-check begins with short ones.
  return fc.asyncProperty(fc.noBias(histories), async (history) => {
    // Nothing shorter is looked for any more: what has failed last is reported.
    if (failedAt !== undefined && Date.now() > failedAt + shrinkTimeoutMs) return
    // A replay that passes would go on with all the shorter histories.
    if (isReplay && count.histories > 0 && failedAt === undefined) return
    count.histories += 1
    try {
      await run(counted(history, () => (count.commands += 1)))
    } catch (error) {
      failedAt ??= Date.now()
      throw error
    }
  })
}

const shrinkTimeoutMs = 180_000

function counted<Model extends object, Real>(
  history: History<Model, Real>,
  onRun: () => void,
): History<Model, Real> {
  return Array.from(history, (command) => ({
    check: (model: Readonly<Model>) => command.check(model),
    run: (model: Model, real: Real) => {
      onRun()
      return command.run(model, real)
    },
    toString: () => command.toString(),
  }))
}
