import type {JsonObject} from '../../json.ts'
import {ApiError} from './api-error.ts'
import {ExpiringMap} from './expiring-map.ts'
import {objectField, textField} from './request.ts'

/**
 * GoTrue's captcha protection, with a provider that accepts every token once: Turnstile's and hCaptcha's tokens are good
 * for one request and five minutes.
 */
export class Captcha {
  readonly #used = new ExpiringMap<true>()
  readonly #isRequired: boolean

  constructor(isRequired: boolean) {
    this.#isRequired = isRequired
  }

  /** Throws 400 `captcha_failed` for a body without a token, or with one that was used. */
  check(body: JsonObject): void {
    if (!this.#isRequired) return
    const token = textField(objectField(body, 'gotrue_meta_security'), 'captcha_token').trim()
    if (token === '') throw captchaFailed('no captcha_token found')
    if (this.#used.get(token)) throw captchaFailed('timeout-or-duplicate')
    this.#used.set(token, true, 300_000)
  }
}

function captchaFailed(reason: string): ApiError {
  const message = `captcha protection: request disallowed (${reason})`
  return new ApiError(400, 'captcha_failed', message)
}
