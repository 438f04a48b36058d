/** The seed of the short run, so that it is the same each time. */
const fixedSeed = 20_261_125

/**
 * What the environment says of random histories. HISTORY_SEED, HISTORY_PATH and HISTORY_REPLAY repeat one that failed
 * (its error names them), HISTORY_RUNS is how many there are; HISTORY_MINUTES runs random ones for so long instead, and
 * adds a line of JSON with what was found to the file HISTORY_REPORT.
 */
export function historyOptions() {
  const env = process.env
  return {
    seed: number(env['HISTORY_SEED']) ?? fixedSeed,
    path: env['HISTORY_PATH'] || undefined,
    replayPath: env['HISTORY_REPLAY'] || undefined,
    runs: number(env['HISTORY_RUNS']),
    minutes: number(env['HISTORY_MINUTES']),
    report: env['HISTORY_REPORT'],
  }
}

/** How long a test of histories may take: against hanging alone. */
export function historyTimeoutMs(): number {
  return ((historyOptions().minutes ?? 0) + 10) * 60_000
}

function number(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}
