import type {DatabaseSync} from 'node:sqlite'

import type {Captcha} from './http/captcha.ts'
import type {RateLimiter} from './http/rate-limits.ts'
import type {Inbox} from './mail/inbox.ts'
import type {AuthOptions} from './options.ts'
import type {Keys} from './sessions/signing-keys.ts'

/** What every endpoint works with. */
export type AuthService = {
  options: AuthOptions
  database: DatabaseSync
  keys: Keys
  inbox: Inbox
  limiter: RateLimiter
  captcha: Captcha
  /** The URL of the API, e.g. http://localhost:54321/auth/v1; set once the port is known. */
  externalUrl: string
}
