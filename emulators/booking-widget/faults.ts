/** The faults that the widget can simulate; `ok` is none. */
export const faultModes = [
  'ok',
  /** Responds after `delay` ms. */
  'slow',
  /** Forbids framing by its headers. */
  'blocked',
  /** Closes the connection without a response. */
  'refused',
  /** Never responds. */
  'hanging',
  /** Works, but posts no message. */
  'silent',
  /** Responds with 500. */
  'error',
  /** Responds from another origin than the configured one. */
  'wrong-origin',
  /** Posts impossible heights. */
  'nonsense',
  /** Contains a frame of another origin that posts heights as if it were the widget. */
  'impostor',
] as const

export type FaultMode = (typeof faultModes)[number]

/** How the booking form responds; `delay`, in ms, is only for `slow`. */
export type Fault = {mode: FaultMode; delay: number}

/** No fault; `delay` is the default for `slow`. */
export const defaultFault: Fault = {mode: 'ok', delay: 3000}

/** The fault in a request; null for an unknown mode or a delay outside 0 to 60,000 ms. */
export function parseFault(value: unknown): Fault | null {
  if (typeof value !== 'object' || value === null || !('mode' in value)) return null
  const mode = faultModes.find((known) => known === value.mode)
  const delay = 'delay' in value && value.delay != null ? Number(value.delay) : defaultFault.delay
  return mode && delay >= 0 && delay <= 60_000 ? {mode, delay} : null
}
