/** Where the visitor was on the pages of this tab's history, the latest `limit` of them. */
export class RecentPositions<Position> {
  readonly #positions = new Map<string, Position>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Position | undefined {
    return this.#positions.get(key)
  }

  set(key: string, position: Position): void {
    this.#positions.delete(key)
    this.#positions.set(key, position)
    const [oldest] = this.#positions.keys()
    if (this.#positions.size > this.#limit && oldest !== undefined) this.#positions.delete(oldest)
  }
}
