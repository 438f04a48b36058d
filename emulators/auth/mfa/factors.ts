import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {type Row, text, textOrNull} from '../store/rows.ts'

const factorTypes = ['totp', 'phone', 'webauthn'] as const

type FactorType = (typeof factorTypes)[number]

/** An MFA factor as the store holds it. Field names are those of GoTrue's responses; the encrypted secret alone is never sent. */
export type FactorRecord = {
  id: string
  created_at: string
  updated_at: string
  status: 'unverified' | 'verified'
  friendly_name: string
  factor_type: FactorType
  phone: string | null
  last_challenged_at: string | null
  encryptedSecret: string | null
}

/** Stores an unverified factor and returns its id. */
export function insertFactor(
  database: DatabaseSync,
  userId: string,
  factor: {type: FactorType; friendlyName: string; encryptedSecret?: string; phone?: string},
): string {
  const id = randomUUID()
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into factors (id, user_id, type, status, friendly_name, sealed_secret, phone, created_at, updated_at)
       values (?, ?, ?, 'unverified', ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      userId,
      factor.type,
      factor.friendlyName,
      factor.encryptedSecret ?? null,
      factor.phone ?? null,
      now,
      now,
    )
  return id
}

/** The user's factors, oldest first. */
export function factorsOf(database: DatabaseSync, userId: string): FactorRecord[] {
  return database
    .prepare('select * from factors where user_id = ? order by created_at, id')
    .all(userId)
    .map(readFactor)
}

/** Whether a user has at least one verified factor. */
export function hasVerifiedFactor(database: DatabaseSync, userId: string): boolean {
  return factorsOf(database, userId).some(({status}) => status === 'verified')
}

/** The factor in GoTrue's responses: without its secret, and without an empty name. */
export function factorJson(factor: FactorRecord): JsonObject {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name === '' ? {} : {friendly_name: factor.friendly_name}),
    factor_type: factor.factor_type,
    phone: factor.phone,
    last_challenged_at: factor.last_challenged_at,
  }
}

/** Deletes enrollments that are older than five minutes and were never challenged, as GoTrue does. */
export function deleteStaleFactors(database: DatabaseSync): void {
  const limit = new Date(Date.now() - 300_000).toISOString()
  database
    .prepare(
      `delete from factors where status = 'unverified' and created_at < ?
         and not exists (select 1 from challenges where factor_id = factors.id)`,
    )
    .run(limit)
}

/** Deletes a factor; an unknown id changes nothing. */
export function deleteFactor(database: DatabaseSync, id: string): void {
  database.prepare('delete from factors where id = ?').run(id)
}

/** Marks the factor as verified and deletes the user's unverified factors of its type. */
export function markFactorVerified(
  database: DatabaseSync,
  userId: string,
  factor: FactorRecord,
): void {
  database
    .prepare(`update factors set status = 'verified', updated_at = ? where id = ?`)
    .run(new Date().toISOString(), factor.id)
  database
    .prepare(`delete from factors where user_id = ? and type = ? and status = 'unverified'`)
    .run(userId, factor.factor_type)
}

/** Whether any factor has a secret that is stored encrypted. */
export function holdsSecrets(database: DatabaseSync): boolean {
  const row = database
    .prepare('select 1 from factors where sealed_secret is not null limit 1')
    .get()
  return row !== undefined
}

function readFactor(row: Row): FactorRecord {
  return {
    id: text(row, 'id'),
    created_at: text(row, 'created_at'),
    updated_at: text(row, 'updated_at'),
    status: text(row, 'status') === 'verified' ? 'verified' : 'unverified',
    friendly_name: text(row, 'friendly_name'),
    factor_type: factorTypes.find((type) => type === text(row, 'type')) ?? 'totp',
    phone: textOrNull(row, 'phone'),
    last_challenged_at: textOrNull(row, 'last_challenged_at'),
    encryptedSecret: textOrNull(row, 'sealed_secret'),
  }
}
