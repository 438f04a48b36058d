/**
 * What the client keeps in this browser, read and cleared without the client. Its name is the client's
 * own: `sb-`, the first part of the project's host name, `-auth-token`.
 */
export class StoredSession {
  readonly key: string

  constructor(projectUrl: string) {
    const host = URL.parse(projectUrl)?.hostname ?? ''
    this.key = `sb-${host.split('.')[0]}-auth-token`
  }

  exists(): boolean {
    return this.#read() !== null
  }

  /** Who is signed in as far as this browser knows; for display while the service cannot be asked. */
  user(): unknown {
    const session = this.#read()
    return session && 'user' in session ? session.user : null
  }

  /** Removes the session, code verifiers and user data of this browser, as the client does. */
  clear(): void {
    const storage = openStorage()
    for (const name of Object.keys(storage ?? {})) {
      if (name === this.key || name.startsWith(`${this.key}-`)) storage?.removeItem(name)
    }
  }

  #read(): object | null {
    const storage = openStorage()
    const text = storage?.getItem(this.key) ?? null
    if (text === null) return null
    const session = parse(text)
    // The client takes such a text for no session, but leaves it for ever.
    if (session === null) storage?.removeItem(this.key)
    return session
  }
}

/** Null where there is no storage, or where the visitor forbids it. */
function openStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
