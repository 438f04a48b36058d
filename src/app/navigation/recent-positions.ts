import {parseJson} from '#domain/parse-json.ts'
import {storedText} from '#src/ui/storage.ts'

import {type PositionOnPage, isPosition} from './position-on-page.ts'

const stored = storedText('sessionStorage', 'scroll-positions')

/** Where the visitor was on the pages of this tab's history, the latest `limit` of them, also after a reload. */
export class RecentPositions {
  readonly #positions: Map<string, PositionOnPage>
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
    this.#positions = new Map(storedPositions())
  }

  get(key: string): PositionOnPage | undefined {
    return this.#positions.get(key)
  }

  set(key: string, position: PositionOnPage): void {
    this.#positions.delete(key)
    this.#positions.set(key, position)
    const [oldest] = this.#positions.keys()
    if (this.#positions.size > this.#limit && oldest !== undefined) this.#positions.delete(oldest)
  }

  /** Keeps them for a reload; once the page is left, not at each scroll event. */
  store(): void {
    stored.write(JSON.stringify(Object.fromEntries(this.#positions)))
  }
}

function storedPositions(): [string, PositionOnPage][] {
  return Object.entries(Object(parseJson(stored.read() ?? ''))).filter(isEntry)
}

function isEntry(entry: [string, unknown]): entry is [string, PositionOnPage] {
  return isPosition(entry[1])
}
