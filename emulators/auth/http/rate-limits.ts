import {ApiError} from './api-error.ts'

/** Token buckets in memory, as GoTrue's: they hold up to `burst` calls and refill at the allowed rate. */
export class RateLimiter {
  readonly #buckets = new Map<string, {left: number; at: number}>()

  /**
   * Counts one call: `allowed` calls in `perSeconds`, without a limit when it is 0. Throws 429
   * `over_request_rate_limit` when the bucket of the key is empty.
   */
  countCall(key: string, allowed: number, perSeconds: number, burst = 30): void {
    if (!this.#take(key, allowed, perSeconds, burst)) {
      throw new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
  }

  /** Counts one mail; the limit is that of the whole project. Throws 429 `over_email_send_rate_limit`. */
  countMail(perHour: number): void {
    if (!this.#take('mails', perHour, 3600, perHour)) {
      throw new ApiError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    }
  }

  #take(key: string, allowed: number, perSeconds: number, burst: number): boolean {
    if (allowed === 0) return true
    const now = Date.now()
    const {left, at} = this.#buckets.get(key) ?? {left: burst, at: now}
    const refilled = Math.min(burst, left + ((now - at) / 1000) * (allowed / perSeconds))
    this.#buckets.set(key, {left: Math.max(0, refilled - 1), at: now})
    return refilled >= 1
  }
}
