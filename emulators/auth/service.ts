import type {DatabaseSync} from 'node:sqlite'

import type {RateLimiter} from './http/rate-limits.ts'
import type {Mailbox} from './mail/mailbox.ts'
import type {AuthOptions} from './options.ts'
import type {Keys} from './sessions/signing-keys.ts'

/** What every part of the emulator works with. */
export type Service = {
  options: AuthOptions
  database: DatabaseSync
  keys: Keys
  mailbox: Mailbox
  limiter: RateLimiter
  /** The address browsers use, e.g. http://localhost:54321/auth/v1 (known once the port is). */
  externalUrl: string
}
