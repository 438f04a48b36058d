import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import {integer, type Row, text} from '../store/rows.ts'

type AssuranceLevel = 'aal1' | 'aal2'
/** How a user proved who they are: the values of the `amr` claim. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'recovery'
  | 'email/signup'
  | 'magiclink'
  | 'email_change'
  | 'anonymous'
  | 'totp'
  | 'mfa/phone'

/** A session as the store holds it, with times in ISO form. `tokenResponse` makes the `Session` of supabase-js of it. */
export type SessionRecord = {
  id: string
  userId: string
  aal: AssuranceLevel
  /** The counter in the session's current refresh token. */
  refreshCounter: number
  refreshedAt: string
  createdAt: string
}

/** Stores an aal1 session with the method of the sign-in. */
export function insertSession(
  database: DatabaseSync,
  userId: string,
  method: AuthMethod,
): SessionRecord {
  const id = randomUUID()
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into sessions (id, user_id, aal, refresh_counter, refreshed_at, created_at)
       values (?, ?, 'aal1', 0, ?, ?)`,
    )
    .run(id, userId, now, now)
  addAuthMethod(database, id, method)
  return {id, userId, aal: 'aal1', refreshCounter: 0, refreshedAt: now, createdAt: now}
}

/** The session with an id; null without one. */
export function findSession(database: DatabaseSync, id: string): SessionRecord | null {
  const row = database.prepare('select * from sessions where id = ?').get(id)
  return row ? readSession(row) : null
}

/** Stores the counter of a session's current refresh token. */
export function saveRefreshCounter(database: DatabaseSync, id: string, counter: number): void {
  database.prepare('update sessions set refresh_counter = ? where id = ?').run(counter, id)
}

/** Starts the reuse interval of the refresh tokens before the current one. */
export function markRefreshed(database: DatabaseSync, id: string): void {
  database
    .prepare('update sessions set refreshed_at = ? where id = ?')
    .run(new Date().toISOString(), id)
}

/** The session as it is stored now; for use after a change. */
export function reloadSession(database: DatabaseSync, id: string): SessionRecord {
  const session = findSession(database, id)
  if (!session) throw new Error(`Session ${id} does not exist`)
  return session
}

function addAuthMethod(database: DatabaseSync, sessionId: string, method: AuthMethod): void {
  database
    .prepare(
      `insert into session_methods (session_id, method, used_at) values (?, ?, ?)
       on conflict (session_id, method) do update set used_at = excluded.used_at`,
    )
    .run(sessionId, method, new Date().toISOString())
}

/** The authentication methods of a session for its `amr` claim, newest first; times in seconds since 1970. */
export function authMethodsOf(
  database: DatabaseSync,
  sessionId: string,
): {method: string; timestamp: number}[] {
  return database
    .prepare('select * from session_methods where session_id = ? order by used_at desc')
    .all(sessionId)
    .map((row) => ({
      method: text(row, 'method'),
      timestamp: Math.floor(Date.parse(text(row, 'used_at')) / 1000),
    }))
}

/**
 * Upgrades the session to aal2 and ends the user's other sessions below it. The counter grows by two, so that the
 * earlier refresh token is not accepted as the one before the current.
 */
export function upgradeToAal2(
  database: DatabaseSync,
  session: SessionRecord,
  factorId: string,
  method: AuthMethod,
): SessionRecord {
  addAuthMethod(database, session.id, method)
  saveRefreshCounter(database, session.id, session.refreshCounter + 2)
  database
    .prepare(`update sessions set aal = 'aal2', factor_id = ? where id = ?`)
    .run(factorId, session.id)
  database.prepare(`delete from sessions where user_id = ? and aal < 'aal2'`).run(session.userId)
  return reloadSession(database, session.id)
}

/** Downgrades the sessions that a factor had upgraded, when that factor is removed. */
export function downgradeToAal1(
  database: DatabaseSync,
  factorId: string,
  method: AuthMethod,
): void {
  database
    .prepare(
      `delete from session_methods where method = ?
         and session_id in (select id from sessions where factor_id = ?)`,
    )
    .run(method, factorId)
  database
    .prepare(`update sessions set aal = 'aal1', factor_id = null where factor_id = ?`)
    .run(factorId)
}

/** Ends a session: its refresh and access tokens are no longer accepted. */
export function deleteSession(database: DatabaseSync, id: string): void {
  database.prepare('delete from sessions where id = ?').run(id)
}

/** Ends all sessions of a user. */
export function deleteSessionsOf(database: DatabaseSync, userId: string): void {
  database.prepare('delete from sessions where user_id = ?').run(userId)
}

/** Ends all sessions of the user but this one. */
export function deleteOtherSessions(database: DatabaseSync, session: SessionRecord): void {
  database
    .prepare('delete from sessions where user_id = ? and id <> ?')
    .run(session.userId, session.id)
}

function readSession(row: Row): SessionRecord {
  return {
    id: text(row, 'id'),
    userId: text(row, 'user_id'),
    aal: text(row, 'aal') === 'aal2' ? 'aal2' : 'aal1',
    refreshCounter: integer(row, 'refresh_counter'),
    refreshedAt: text(row, 'refreshed_at'),
    createdAt: text(row, 'created_at'),
  }
}
