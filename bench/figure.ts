export type Figure = {
  what: string
  unit: 'ms' | 's' | 'kB' | 'MB' | '' | '%'
  /** What was measured, in order; the report gives their median and spread. */
  samples: number[]
  /** The most (or least) that the median may be. */
  target?: {atMost: number} | {atLeast: number}
  /** The most that the 95th percentile may be. */
  p95Target?: number
  /** What others reach, with its source. */
  peers?: string
  /** What else is to be read of it, below the table; Markdown. */
  notes?: string[]
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 50)
}

/** The nearest-rank percentile; NaN of nothing. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** Whether a figure reaches its targets; undefined where it has none. */
export function reachesTarget({samples, target, p95Target}: Figure): boolean | undefined {
  if (!target && p95Target === undefined) return undefined
  const middle = median(samples)
  if (target && 'atMost' in target && !(middle <= target.atMost)) return false
  if (target && 'atLeast' in target && !(middle >= target.atLeast)) return false
  return p95Target === undefined || percentile(samples, 95) <= p95Target
}
