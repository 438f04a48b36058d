import {isRecord} from '#domain/is-record.ts'
import {parseJson} from '#domain/parse-json.ts'
import {parseUrl} from '#domain/parse-url.ts'
import {openStorage} from '#src/ui/storage.ts'

import {needsMfa} from './session-user.ts'

/** The tokens of a session, under the names that supabase-js gives them. */
export type Tokens = {access_token: string; refresh_token: string}

/** What the auth client keeps in this browser, read and cleared without loading the client. */
export class StoredSession {
  readonly key: string

  constructor(projectUrl: string) {
    this.key = sessionKeyOf(projectUrl)
  }

  /** Whether a session is stored, even one that has expired. Text that holds no session is removed. */
  exists(): boolean {
    return this.#read() !== null
  }

  /** The stored user, to show while the service cannot be reached; null if there is none. */
  user(): unknown {
    const session = this.#read()
    return session && 'user' in session ? session.user : null
  }

  /** Whether the stored sign-in still waits for its code. */
  needsMfa(): boolean {
    return needsMfa({...this.#read()})
  }

  /** The tokens of the stored session; null if there is none. */
  tokens(): Tokens | null {
    const {access_token: access, refresh_token: refresh} = {
      access_token: null,
      refresh_token: null,
      ...this.#read(),
    }
    if (typeof access !== 'string' || typeof refresh !== 'string') return null
    return {access_token: access, refresh_token: refresh}
  }

  /** Whether the access token of the stored session has run out, or is about to. */
  hasExpired(): boolean {
    const {expires_at: end} = {expires_at: null, ...this.#read()}
    // The client looks at the clock a moment later than this.
    return typeof end === 'number' && end * 1000 < Date.now() + 5000
  }

  /** Removes the session, code verifiers and user data from this browser, as the client does. */
  clear(): void {
    const storage = openStorage('localStorage')
    for (const name of Object.keys(storage ?? {})) {
      if (name === this.key || name.startsWith(`${this.key}-`)) storage?.removeItem(name)
    }
  }

  #read(): object | null {
    const storage = openStorage('localStorage')
    const text = storage?.getItem(this.key) ?? null
    if (text === null) return null
    const session = parseJson(text)
    if (isRecord(session)) return session
    // Text that the client cannot read: it ignores such a session but never removes it.
    storage?.removeItem(this.key)
    return null
  }
}

/**
 * The key under which the auth client stores its session: `sb-`, the first part of the project's host name,
 * `-auth-token`. The client builds it in the same way and does not expose it.
 */
export function sessionKeyOf(projectUrl: string): string {
  const host = parseUrl(projectUrl)?.hostname ?? ''
  return `sb-${host.split('.')[0]}-auth-token`
}
