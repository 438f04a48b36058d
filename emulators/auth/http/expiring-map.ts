/** A map whose entries end by themselves: each after its lifetime, and the oldest ones above `maxEntries`. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, {value: Value; expiresAt: number}>()
  readonly #maxEntries: number

  constructor(maxEntries = 10_000) {
    this.#maxEntries = maxEntries
  }

  get size(): number {
    return this.#entries.size
  }

  /** The value of a key; undefined once its lifetime is over. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined
  }

  /** Stores a value for `lifetime` milliseconds, and removes the entries that have expired. */
  set(key: string, value: Value, lifetime: number): void {
    const now = Date.now()
    this.#entries.delete(key)
    this.#entries.set(key, {value, expiresAt: now + lifetime})
    for (const [name, {expiresAt}] of this.#entries) {
      if (expiresAt <= now) this.#entries.delete(name)
    }
    for (const name of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break
      this.#entries.delete(name)
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
