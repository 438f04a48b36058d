import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {jsonObject, type Row, text, textOrNull} from '../store/rows.ts'

/** One way in which a user signs in, as the store holds it: by email, by phone, or with an account at a provider. */
export type IdentityRecord = {
  id: string
  userId: string
  provider: string
  /** The user's id at the provider; for email our own user id. */
  providerId: string
  data: JsonObject
  email: string | null
  lastSignInAt: string
  createdAt: string
  updatedAt: string
}

/** Stores an identity; `data.sub` is the user's id at the provider. */
export function insertIdentity(
  database: DatabaseSync,
  userId: string,
  provider: string,
  data: JsonObject & {sub: string},
): IdentityRecord {
  const id = randomUUID()
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into identities (id, user_id, provider, provider_id, identity_data, email, last_sign_in_at, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, userId, provider, data.sub, JSON.stringify(data), emailOf(data), now, now, now)
  const identity = findIdentity(database, provider, data.sub)
  if (!identity) throw new Error(`Identity ${id} does not exist`)
  return identity
}

/** Changes single values in the data of an identity; `email` in them is its email address. */
export function updateIdentityData(
  database: DatabaseSync,
  identity: IdentityRecord,
  updates: JsonObject,
): void {
  const data = {...identity.data, ...updates}
  database
    .prepare('update identities set identity_data = ?, email = ?, updated_at = ? where id = ?')
    .run(JSON.stringify(data), emailOf(data), new Date().toISOString(), identity.id)
}

/** Replaces the data of an identity, with its email address, at a sign-in. */
export function saveIdentityData(database: DatabaseSync, id: string, data: JsonObject): void {
  const now = new Date().toISOString()
  database
    .prepare(
      'update identities set identity_data = ?, email = ?, last_sign_in_at = ?, updated_at = ? where id = ?',
    )
    .run(JSON.stringify(data), emailOf(data), now, now, id)
}

/** Deletes an identity; an unknown id changes nothing. */
export function deleteIdentity(database: DatabaseSync, id: string): void {
  database.prepare('delete from identities where id = ?').run(id)
}

/** The identity by the id that its provider gave the user; null without one. */
export function findIdentity(
  database: DatabaseSync,
  provider: string,
  providerId: string,
): IdentityRecord | null {
  const row = database
    .prepare('select * from identities where provider = ? and provider_id = ?')
    .get(provider, providerId)
  return row ? readIdentity(row) : null
}

/** Every identity with an email address, whoever has it. */
export function identitiesWithEmail(database: DatabaseSync, email: string): IdentityRecord[] {
  return database
    .prepare('select * from identities where email = ?')
    .all(email.toLowerCase())
    .map(readIdentity)
}

/** The user's identities, oldest first. */
export function identitiesOf(database: DatabaseSync, userId: string): IdentityRecord[] {
  return database
    .prepare('select * from identities where user_id = ? order by created_at, id')
    .all(userId)
    .map(readIdentity)
}

/** The identity in GoTrue's responses, where `id` is the provider's id and `identity_id` ours. */
export function identityJson(identity: IdentityRecord): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    ...(identity.email === null ? {} : {email: identity.email}),
  }
}

function emailOf({email}: JsonObject): string | null {
  return typeof email === 'string' && email !== '' ? email.toLowerCase() : null
}

function readIdentity(row: Row): IdentityRecord {
  return {
    id: text(row, 'id'),
    userId: text(row, 'user_id'),
    provider: text(row, 'provider'),
    providerId: text(row, 'provider_id'),
    data: jsonObject(row, 'identity_data'),
    email: textOrNull(row, 'email'),
    lastSignInAt: text(row, 'last_sign_in_at'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  }
}
