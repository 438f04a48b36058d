import {randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {integer, jsonObject, type Row, text, textOrNull} from '../store/rows.ts'

/** A user as the store holds it, with times in ISO form. `userJson` makes the `User` of supabase-js of it. */
export type UserRecord = {
  id: string
  email: string | null
  phone: string | null
  role: string
  isAnonymous: boolean
  passwordHash: string | null
  emailConfirmedAt: string | null
  phoneConfirmedAt: string | null
  confirmationSentAt: string | null
  recoverySentAt: string | null
  /** The address or number to which the user changes, until it is confirmed. */
  newEmail: string | null
  emailChangeSentAt: string | null
  /** Whether one of the two mails about a change of the address was confirmed. */
  isEmailChangeHalfConfirmed: boolean
  newPhone: string | null
  phoneChangeSentAt: string | null
  reauthenticationSentAt: string | null
  lastSignInAt: string | null
  appMetadata: JsonObject
  userMetadata: JsonObject
  createdAt: string
  updatedAt: string
}

/**
 * Stores an unconfirmed user. `email` is in lower case; it is missing for users with a phone number, anonymous users and
 * those whose address belongs to another user.
 */
export function insertUser(
  database: DatabaseSync,
  given: Partial<
    Pick<UserRecord, 'email' | 'phone' | 'passwordHash' | 'isAnonymous' | 'userMetadata'>
  > = {},
): UserRecord {
  const id = randomUUID()
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into users (id, email, phone, role, is_anonymous, password_hash, app_metadata, user_metadata, created_at, updated_at)
       values (?, ?, ?, 'authenticated', ?, ?, '{}', ?, ?, ?)`,
    )
    .run(
      id,
      given.email ?? null,
      given.phone ?? null,
      Number(given.isAnonymous ?? false),
      given.passwordHash ?? null,
      JSON.stringify(given.userMetadata ?? {}),
      now,
      now,
    )
  return requireUser(database, id)
}

/** The user with an email address, in any letter case; null without one. */
export function findUserByEmail(database: DatabaseSync, email: string): UserRecord | null {
  const row = database.prepare('select * from users where email = ?').get(email.toLowerCase())
  return row ? readUser(row) : null
}

/** The user with a phone number in the form of `parsePhone`; null without one. */
export function findUserByPhone(database: DatabaseSync, phone: string): UserRecord | null {
  const row = database.prepare('select * from users where phone = ?').get(phone)
  return row ? readUser(row) : null
}

/**
 * The user to whom an email address belongs: by an identity, which may be linked to an account with another address, or
 * as their own, which counts first. Identities of `except` do not count.
 */
export function findEmailOwner(
  database: DatabaseSync,
  email: string,
  except: UserRecord | null = null,
): UserRecord | null {
  const row = database
    .prepare(
      `select users.* from users join identities on identities.user_id = users.id
       where identities.email = ? and users.id <> ?
       order by users.email = identities.email desc`,
    )
    .get(email.toLowerCase(), except?.id ?? '')
  return row ? readUser(row) : findUserByEmail(database, email)
}

/** The user with an id; null without one. */
export function findUser(database: DatabaseSync, id: string): UserRecord | null {
  const row = database.prepare('select * from users where id = ?').get(id)
  return row ? readUser(row) : null
}

/** The user as stored now; for use after a change. */
export function requireUser(database: DatabaseSync, id: string): UserRecord {
  const user = findUser(database, id)
  if (!user) throw new Error(`User ${id} does not exist`)
  return user
}

/** Stores every field that can change, and returns the user with its new `updatedAt`. */
export function saveUser(database: DatabaseSync, user: UserRecord): UserRecord {
  const updatedAt = new Date().toISOString()
  database
    .prepare(
      `update users set email = ?, phone = ?, is_anonymous = ?, password_hash = ?, email_confirmed_at = ?,
         phone_confirmed_at = ?, confirmation_sent_at = ?, recovery_sent_at = ?, new_email = ?,
         email_change_sent_at = ?, email_change_half_confirmed = ?, new_phone = ?, phone_change_sent_at = ?,
         reauthentication_sent_at = ?, last_sign_in_at = ?, app_metadata = ?, user_metadata = ?, updated_at = ?
       where id = ?`,
    )
    .run(
      user.email,
      user.phone,
      Number(user.isAnonymous),
      user.passwordHash,
      user.emailConfirmedAt,
      user.phoneConfirmedAt,
      user.confirmationSentAt,
      user.recoverySentAt,
      user.newEmail,
      user.emailChangeSentAt,
      Number(user.isEmailChangeHalfConfirmed),
      user.newPhone,
      user.phoneChangeSentAt,
      user.reauthenticationSentAt,
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

function readUser(row: Row): UserRecord {
  return {
    id: text(row, 'id'),
    email: textOrNull(row, 'email'),
    phone: textOrNull(row, 'phone'),
    role: text(row, 'role'),
    isAnonymous: integer(row, 'is_anonymous') === 1,
    passwordHash: textOrNull(row, 'password_hash'),
    emailConfirmedAt: textOrNull(row, 'email_confirmed_at'),
    phoneConfirmedAt: textOrNull(row, 'phone_confirmed_at'),
    confirmationSentAt: textOrNull(row, 'confirmation_sent_at'),
    recoverySentAt: textOrNull(row, 'recovery_sent_at'),
    newEmail: textOrNull(row, 'new_email'),
    emailChangeSentAt: textOrNull(row, 'email_change_sent_at'),
    isEmailChangeHalfConfirmed: integer(row, 'email_change_half_confirmed') === 1,
    newPhone: textOrNull(row, 'new_phone'),
    phoneChangeSentAt: textOrNull(row, 'phone_change_sent_at'),
    reauthenticationSentAt: textOrNull(row, 'reauthentication_sent_at'),
    lastSignInAt: textOrNull(row, 'last_sign_in_at'),
    appMetadata: jsonObject(row, 'app_metadata'),
    userMetadata: jsonObject(row, 'user_metadata'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  }
}
