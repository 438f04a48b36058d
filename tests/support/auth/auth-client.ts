import {randomUUID} from 'node:crypto'

import {createClient, type SupabaseClient, type SupportedStorage} from '@supabase/supabase-js'

/** A Supabase project against which the contract is tested: an emulator or a hosted one. */
export type Project = {
  name: string
  url: string
  key: string
  /** URL of the inbox with its mails; null when they cannot be read. */
  inboxUrl: string | null
  /** A confirmed account without MFA, for projects whose mails cannot be read. */
  account: {email: string; password: string} | null
}

/** The unmodified Supabase client with the site's options, and a storage in memory instead of the browser's. */
export function newClient(
  project: Pick<Project, 'url' | 'key'>,
  options: {
    storage?: SupportedStorage
    fetch?: typeof fetch
    flowType?: 'implicit' | 'pkce'
    headers?: Record<string, string>
    storageKey?: string
  } = {},
): SupabaseClient {
  return createClient(project.url, project.key, {
    auth: {
      storage: options.storage ?? memoryStorage(),
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: options.flowType ?? 'implicit',
      ...(options.storageKey ? {storageKey: options.storageKey} : {}),
    },
    global: {
      ...(options.fetch ? {fetch: options.fetch} : {}),
      ...(options.headers ? {headers: options.headers} : {}),
    },
  })
}

/** A storage as the browser's, with its entries to read. */
export function memoryStorage(): SupportedStorage & {entries: Map<string, string>} {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** An address that no account has yet. */
export function newEmail(): string {
  return `elena.marsh.${randomUUID().slice(0, 8)}@example.com`
}
