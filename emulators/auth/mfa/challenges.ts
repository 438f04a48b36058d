import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import {ApiError} from '../http/api-error.ts'
import {text, textOrNull} from '../store/rows.ts'

export type Challenge = {
  id: string
  /** Digest of a texted code; null when the code comes from an authenticator app. */
  codeDigest: string | null
}

const retention = 86_400_000 // ms

/** Stores a challenge of the factor, deletes those of the day before, as GoTrue does, and returns its id. */
export function insertChallenge(
  database: DatabaseSync,
  factorId: string,
  ipAddress: string,
  codeDigest: string | null,
): string {
  const id = randomUUID()
  const now = new Date().toISOString()
  const oldest = new Date(Date.now() - retention).toISOString()
  database.prepare('delete from challenges where created_at < ?').run(oldest)
  database
    .prepare(
      'insert into challenges (id, factor_id, address, code_digest, created_at) values (?, ?, ?, ?, ?)',
    )
    .run(id, factorId, ipAddress, codeDigest, now)
  database.prepare('update factors set last_challenged_at = ? where id = ?').run(now, factorId)
  return id
}

/**
 * The challenge, if it can still be verified: it belongs to the factor, comes from the same IP address and is
 * neither used nor older than `lifetime` seconds. Throws 422 with GoTrue's code otherwise.
 */
export function requireChallenge(
  database: DatabaseSync,
  id: string,
  factorId: string,
  ipAddress: string,
  lifetime: number,
): Challenge {
  const row = database
    .prepare('select * from challenges where id = ? and factor_id = ?')
    .get(id, factorId)
  if (!row) {
    throw new ApiError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    )
  }
  if (textOrNull(row, 'verified_at') !== null || text(row, 'address') !== ipAddress) {
    throw new ApiError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    )
  }
  if (Date.now() > Date.parse(text(row, 'created_at')) + lifetime * 1000) {
    database.prepare('delete from challenges where id = ?').run(id)
    throw new ApiError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
  return {id, codeDigest: textOrNull(row, 'code_digest')}
}

/** Marks a challenge as verified now, so that it cannot be answered again. */
export function markChallengeVerified(database: DatabaseSync, id: string): void {
  database
    .prepare('update challenges set verified_at = ? where id = ?')
    .run(new Date().toISOString(), id)
}
