import type {DatabaseSync} from 'node:sqlite'

import {text} from '../store/rows.ts'

/** The two kinds of mail with a one-time token; GoTrue calls them verification types. */
export type OneTimeTokenType = 'signup' | 'recovery'

/** Stores the digest of a mailed token and replaces the user's last one of this type. */
export function saveOneTimeToken(
  database: DatabaseSync,
  userId: string,
  type: OneTimeTokenType,
  digest: string,
): void {
  database
    .prepare(
      `insert into mail_tokens (user_id, kind, digest) values (?, ?, ?)
       on conflict (user_id, kind) do update set digest = excluded.digest`,
    )
    .run(userId, type, digest)
}

export function findOneTimeToken(
  database: DatabaseSync,
  digest: string,
): {userId: string; type: OneTimeTokenType} | null {
  const row = database.prepare('select user_id, kind from mail_tokens where digest = ?').get(digest)
  if (!row) return null
  return {
    userId: text(row, 'user_id'),
    type: text(row, 'kind') === 'recovery' ? 'recovery' : 'signup',
  }
}

export function deleteOneTimeToken(database: DatabaseSync, digest: string): void {
  database.prepare('delete from mail_tokens where digest = ?').run(digest)
}

/** Makes every link and code that was mailed to the user invalid. */
export function deleteOneTimeTokens(database: DatabaseSync, userId: string): void {
  database.prepare('delete from mail_tokens where user_id = ?').run(userId)
}
