import type {LakeContext} from './request-context.ts'

const maxListed = 100

/**
 * The requests that were refused because the emulator does not know their endpoint, a parameter or an action. A test
 * reads them at `/unsupported-requests`: what a real client sends must be among what the emulator knows.
 */
export class UnsupportedRequests {
  #count = 0
  readonly #listed = new Set<string>()

  add(context: LakeContext, message: string): void {
    this.#count += 1
    const {method, path} = context.req
    if (this.#listed.size < maxListed) this.#listed.add(`${method} ${path}: ${message}`)
  }

  /** How many there were since the start, and the first different ones. */
  toJSON(): {count: number; requests: string[]} {
    return {count: this.#count, requests: [...this.#listed]}
  }
}
