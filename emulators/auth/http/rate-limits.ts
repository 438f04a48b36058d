import {ApiError} from './api-error.ts'
import {ExpiringMap} from './expiring-map.ts'

/** Token buckets in memory, as GoTrue's: they hold up to `burst` calls and refill at the allowed rate. */
export class RateLimiter {
  readonly #buckets = new ExpiringMap<{left: number; at: number}>()

  /** How many buckets are kept; a bucket that is full again is not. */
  get size(): number {
    return this.#buckets.size
  }

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

  /** Counts one text message; the limit is that of the whole project. Throws 429 `over_sms_send_rate_limit`. */
  countTextMessage(perHour: number): void {
    if (!this.#take('text messages', perHour, 3600, perHour)) {
      throw new ApiError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded')
    }
  }

  #take(key: string, allowed: number, perSeconds: number, burst: number): boolean {
    if (allowed === 0) return true
    const now = Date.now()
    const last = this.#buckets.get(key) ?? {left: burst, at: now}
    const refilled = Math.min(burst, last.left + ((now - last.at) / 1000) * (allowed / perSeconds))
    const left = Math.max(0, refilled - 1)
    const msUntilFull = ((burst - left) / allowed) * perSeconds * 1000
    this.#buckets.set(key, {left, at: now}, msUntilFull)
    return refilled >= 1
  }
}
