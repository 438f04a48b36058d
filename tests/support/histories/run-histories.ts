import {appendFileSync} from 'node:fs'

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
  const found: string[] = []
  const check = async (parameters: fc.Parameters<[History<Model, Real>]>) => {
    const details = await fc.check(
      propertyOf(suite, count, {replayPath, isReplay: path !== undefined}),
      parameters,
    )
    if (!details.failed) return
    const {errorInstance: cause} = details
    const why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    found.push(`${fc.defaultReportMessage(details)}\n\n${why}`)
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
    const line = {name: suite.name, minutes: (Date.now() - start) / 60_000, ...count, found}
    appendFileSync(report, `${JSON.stringify(line)}\n`)
  }
  if (found.length > 0) throw new Error(found.join('\n\n'))
  return count.commands
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
