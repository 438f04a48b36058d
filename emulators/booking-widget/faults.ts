/** What the widget can be told to do wrong. */
export const modes = [
  'ok',
  /** Answers after `delay` ms. */
  'slow',
  /** Refuses to be framed. */
  'blocked',
  /** Closes the connection without an answer. */
  'refused',
  /** Never answers. */
  'hanging',
  /** Works, but posts no message. */
  'silent',
  /** Answers 500. */
  'error',
  /** Answers from another origin than the configured one. */
  'wrong-origin',
  /** Posts heights that no form has. */
  'nonsense',
  /** Holds a frame of another origin that posts heights in the widget's name. */
  'impostor',
] as const

export type Mode = (typeof modes)[number]

/** How the booking form answers; `delay` in ms counts for `slow` only. */
export type Fault = {mode: Mode; delay: number}

export const noFault: Fault = {mode: 'ok', delay: 3000}

/** Null when the value names no mode or the delay is not 0 to 60,000 ms. */
export function readFault(value: unknown): Fault | null {
  if (typeof value !== 'object' || value === null || !('mode' in value)) return null
  const mode = modes.find((known) => known === value.mode)
  const delay = 'delay' in value && value.delay != null ? Number(value.delay) : noFault.delay
  return mode && delay >= 0 && delay <= 60_000 ? {mode, delay} : null
}
