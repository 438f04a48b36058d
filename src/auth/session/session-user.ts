import type {User} from '@supabase/supabase-js'

import {fieldsOf, isRecord} from '#domain/is-record.ts'

/** What the site uses of a `User` of supabase-js. */
export type SessionUser = {
  id: string
  email: string
  /** Null while no full name is known. */
  name: string | null
  /** Whether the account has multi-factor authentication. */
  hasMfa: boolean
}

/** The user of a session. */
export function readUser(user: User): SessionUser {
  return {
    id: user.id,
    email: user.email ?? '',
    name: fullName(user.user_metadata),
    hasMfa: hasVerifiedFactor(user),
  }
}

/** The same from a user as the client stored it in this browser; null when it is none. */
export function readStoredUser(stored: unknown): SessionUser | null {
  if (!isRecord(stored)) return null
  const {id, email, user_metadata: data} = stored
  if (typeof id !== 'string' || typeof email !== 'string') return null
  return {id, email, name: fullName(data), hasMfa: false}
}

function fullName(data: unknown): string | null {
  const name = isRecord(data) ? data['full_name'] : null
  return (typeof name === 'string' && name.trim()) || null
}

/**
 * Whether a session, also one that this browser stored, still has to pass multi-factor authentication. An account with a
 * verified factor needs the assurance level aal2; the session's level is in its access token.
 */
export function needsMfa(session: {access_token?: unknown; user?: unknown}): boolean {
  return hasVerifiedFactor(session.user) && assuranceLevelOf(session.access_token) !== 'aal2'
}

function hasVerifiedFactor(user: unknown): boolean {
  const factors = isRecord(user) ? user['factors'] : null
  return (
    Array.isArray(factors) && factors.some((factor) => fieldsOf(factor)['status'] === 'verified')
  )
}

function assuranceLevelOf(token: unknown): unknown {
  const [, body = ''] = String(token).split('.')
  try {
    const bytes = Uint8Array.from(
      atob(body.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims['aal'] : null
  } catch {
    return null
  }
}
