import {ApiError} from './api-error.ts'

/** Token buckets in memory: they refill at the allowed rate and hold at most `burst`. */
export class RateLimiter {
  readonly #buckets = new Map<string, {left: number; at: number}>()

  /** Throws 429 when the bucket is empty; an `allowed` of 0 means no limit. */
  spend(key: string, allowed: number, perSeconds: number, burst = 30): void {
    if (!this.#take(key, allowed, perSeconds, burst)) {
      throw new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
  }

  /** The same for mails, which have a limit for the whole project. */
  spendMail(perHour: number): void {
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
