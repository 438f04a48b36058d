import type {DatabaseSync} from 'node:sqlite'

import {text} from '../store/rows.ts'

/** What a one-time token confirms. A text message's code for a sign-up is of the type `signup` too. */
export type OneTimeTokenType =
  | 'signup'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'reauthentication'

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

/** Whose token a digest is, if it is of one of the types; null without one. */
export function findOneTimeToken<Type extends OneTimeTokenType>(
  database: DatabaseSync,
  digest: string,
  types: Type[],
): {userId: string; type: Type} | null {
  const rows = database
    .prepare('select user_id, kind from mail_tokens where digest = ?')
    .all(digest)
  for (const row of rows) {
    const type = types.find((each) => each === text(row, 'kind'))
    if (type) return {userId: text(row, 'user_id'), type}
  }
  return null
}

/** Makes the links and codes with a digest invalid. */
export function deleteOneTimeToken(database: DatabaseSync, digest: string): void {
  database.prepare('delete from mail_tokens where digest = ?').run(digest)
}

/** Makes every link and code that was sent to the user invalid. */
export function deleteOneTimeTokens(database: DatabaseSync, userId: string): void {
  database.prepare('delete from mail_tokens where user_id = ?').run(userId)
}
