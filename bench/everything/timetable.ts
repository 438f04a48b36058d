import {setTimeout as wait} from 'node:timers/promises'

/** Happens `times` times, evenly spread over the benchmark. */
export type Disturbance = {name: string; times: number; run: () => Promise<void>}

/**
 * Runs disturbances one after the other, each at its time or as soon after it as the one before has ended. Resolves to
 * the errors of those that failed.
 */
export async function runTimetable(
  disturbances: Disturbance[],
  totalMs: number,
): Promise<string[]> {
  const errors: string[] = []
  const began = Date.now()
  const table = disturbances
    .flatMap(({times, ...disturbance}) =>
      Array.from({length: times}, (_, n) => ({...disturbance, at: ((n + 0.5) / times) * totalMs})),
    )
    .toSorted((one, other) => one.at - other.at)
  for (const {name, at, run} of table) {
    await wait(Math.max(0, began + at - Date.now()))
    console.log(`  ${Math.round((Date.now() - began) / 1000)} s: ${name}`)
    await run().catch((error: unknown) => void errors.push(`${name}: ${String(error)}`))
  }
  await wait(Math.max(0, began + totalMs - Date.now()))
  return errors
}

/** What somebody does again and again, with pauses, until it is stopped. */
export class Routine {
  /** Errors that ended a round early. */
  readonly errors: string[] = []
  readonly #stopping = new AbortController()
  readonly #done: Promise<void>
  #isPaused = false
  #current: Promise<void> = Promise.resolve()

  constructor(pauseMs: number, act: () => Promise<void>) {
    this.#done = this.#run(pauseMs, act)
  }

  /** Resolves when what is being done has ended; the next begins after `resume`. */
  async pause(): Promise<void> {
    this.#isPaused = true
    await this.#current
  }

  resume(): void {
    this.#isPaused = false
  }

  /** Resolves when what is being done has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#done
  }

  async #run(pauseMs: number, act: () => Promise<void>) {
    const {signal} = this.#stopping
    for (;;) {
      // Stopping ends the pause by an error.
      await wait(pauseMs, undefined, {signal}).catch(() => {})
      if (signal.aborted) return
      if (this.#isPaused) continue
      this.#current = act().catch((error: unknown) => void this.errors.push(String(error)))
      await this.#current
    }
  }
}
