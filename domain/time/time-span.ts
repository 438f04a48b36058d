/** When something shows on the site: ISO 8601 in UTC, so that Miami's clocks may change meanwhile. */
export type TimeSpan = {from: string | null | undefined; until: string | null | undefined}

/**
 * Where an instant (ms since 1970) lies: a span runs from the minute in which it starts until the one in
 * which it ends. A time that is missing or unreadable sets no bound.
 */
export function spanState({from, until}: TimeSpan, now: number): 'ahead' | 'running' | 'over' {
  if (instantOf(until, Infinity) <= now) return 'over'
  return instantOf(from, -Infinity) > now ? 'ahead' : 'running'
}

/** The instants (ms since 1970) at which one of the spans starts or ends. */
export function startsAndEnds(spans: readonly TimeSpan[]): number[] {
  return spans
    .flatMap(({from, until}) => [instantOf(from, Infinity), instantOf(until, Infinity)])
    .filter((instant) => instant !== Infinity)
}

function instantOf(time: unknown, none: number): number {
  const instant = typeof time === 'string' ? Date.parse(time) : Number.NaN
  return Number.isNaN(instant) ? none : instant
}
