import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {factorJson, factorsOf} from '../mfa/factors.ts'
import {jsonObject, type Row, text, textOrNull} from '../store/rows.ts'
import {identitiesOf, identityJson} from './identities.ts'

export type User = {
  id: string
  email: string | null
  role: string
  passwordHash: string | null
  emailConfirmedAt: string | null
  confirmationSentAt: string | null
  recoverySentAt: string | null
  lastSignInAt: string | null
  appMetadata: JsonObject
  userMetadata: JsonObject
  createdAt: string
  updatedAt: string
}

/** Stores an unconfirmed user. `email` is in lower case, or null when the address belongs to another user. */
export function insertUser(
  database: DatabaseSync,
  email: string | null,
  passwordHash: string | null,
): User {
  const id = randomUUID()
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into users (id, email, role, password_hash, app_metadata, user_metadata, created_at, updated_at)
       values (?, ?, 'authenticated', ?, '{}', '{}', ?, ?)`,
    )
    .run(id, email, passwordHash, now, now)
  return requireUser(database, id)
}

/** The user with an email address, in any letter case; null without one. */
export function findUserByEmail(database: DatabaseSync, email: string): User | null {
  const row = database.prepare('select * from users where email = ?').get(email.toLowerCase())
  return row ? readUser(row) : null
}

export function findUser(database: DatabaseSync, id: string): User | null {
  const row = database.prepare('select * from users where id = ?').get(id)
  return row ? readUser(row) : null
}

/** The user as stored now; for use after a change. */
export function requireUser(database: DatabaseSync, id: string): User {
  const user = findUser(database, id)
  if (!user) throw new Error(`User ${id} does not exist`)
  return user
}

/** Stores every field that can change, and returns the user with its new `updatedAt`. */
export function saveUser(database: DatabaseSync, user: User): User {
  const updatedAt = new Date().toISOString()
  database
    .prepare(
      `update users set email = ?, password_hash = ?, email_confirmed_at = ?, confirmation_sent_at = ?,
         recovery_sent_at = ?, last_sign_in_at = ?, app_metadata = ?, user_metadata = ?, updated_at = ?
       where id = ?`,
    )
    .run(
      user.email,
      user.passwordHash,
      user.emailConfirmedAt,
      user.confirmationSentAt,
      user.recoverySentAt,
      user.lastSignInAt,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      updatedAt,
      user.id,
    )
  return {...user, updatedAt}
}

/** GoTrue's rule for metadata: updates replace values by key, and null removes the key. */
export function mergeMetadata(metadata: JsonObject, updates: JsonObject): JsonObject {
  const merged = {...metadata, ...updates}
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** The user in GoTrue's responses, which leave out times that are not set. */
export function userJson(database: DatabaseSync, user: User): JsonObject {
  const factors = factorsOf(database, user.id).map(factorJson)
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: '',
    ...withoutNulls({
      email_confirmed_at: user.emailConfirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      confirmed_at: user.emailConfirmedAt,
      recovery_sent_at: user.recoverySentAt,
      last_sign_in_at: user.lastSignInAt,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length > 0 ? {factors} : {}),
    identities: identitiesOf(database, user.id).map(identityJson),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  }
}

function withoutNulls(fields: {[name: string]: string | null}): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

function readUser(row: Row): User {
  return {
    id: text(row, 'id'),
    email: textOrNull(row, 'email'),
    role: text(row, 'role'),
    passwordHash: textOrNull(row, 'password_hash'),
    emailConfirmedAt: textOrNull(row, 'email_confirmed_at'),
    confirmationSentAt: textOrNull(row, 'confirmation_sent_at'),
    recoverySentAt: textOrNull(row, 'recovery_sent_at'),
    lastSignInAt: textOrNull(row, 'last_sign_in_at'),
    appMetadata: jsonObject(row, 'app_metadata'),
    userMetadata: jsonObject(row, 'user_metadata'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  }
}
