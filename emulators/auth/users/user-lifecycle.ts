import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {
  deleteIdentity,
  findIdentity,
  identitiesOf,
  type IdentityRecord,
  insertIdentity,
  updateIdentityData,
} from './identities.ts'
import {deleteOneTimeTokens} from './one-time-tokens.ts'
import {mergeMetadata, requireUser, saveUser, type UserRecord} from './users.ts'

/**
 * Gives a user who signs up an identity of their own, unless they have it. All other identities go: this user is not
 * confirmed, so they may be of somebody else who waits for the address's owner. `data` becomes user_metadata but cannot
 * replace GoTrue's own keys.
 */
export function ensureSignUpIdentity(
  database: DatabaseSync,
  user: UserRecord,
  provider: 'email' | 'phone',
  data: JsonObject,
): UserRecord {
  if (findIdentity(database, provider, user.id)) return user
  const identity = insertIdentity(database, user.id, provider, {
    ...data,
    sub: user.id,
    ...(user.email === null ? {} : {email: user.email}),
    email_verified: false,
    phone_verified: false,
  })
  return removeOtherIdentities(database, user, identity)
}

/** Confirms the user's email address, which whoever opened the mail owns, and invalidates every link and code. */
export function confirmEmail(database: DatabaseSync, user: UserRecord): UserRecord {
  deleteOneTimeTokens(database, user.id)
  return saveUser(database, {
    ...user,
    emailConfirmedAt: new Date().toISOString(),
    userMetadata: {...user.userMetadata, email_verified: true},
  })
}

/** Confirms the user's phone number and invalidates every link and code. */
export function confirmPhone(database: DatabaseSync, user: UserRecord): UserRecord {
  deleteOneTimeTokens(database, user.id)
  return saveUser(database, {
    ...user,
    phoneConfirmedAt: new Date().toISOString(),
    isAnonymous: false,
  })
}

/** Marks the identities with the user's email address as verified, which only a confirmed sign-up does. */
export function verifyEmailIdentities(database: DatabaseSync, user: UserRecord): void {
  for (const identity of identitiesOf(database, user.id)) {
    if (identity.email === null || identity.email !== user.email) continue
    updateIdentityData(database, identity, {email_verified: true})
  }
}

/**
 * Removes all identities but the proven one, the metadata that came with them and the password, unless the proven one
 * has it. GoTrue does this before an identity takes over an unconfirmed user, because somebody else may have signed up
 * with this address.
 */
export function removeOtherIdentities(
  database: DatabaseSync,
  user: UserRecord,
  proven: IdentityRecord,
): UserRecord {
  for (const identity of identitiesOf(database, user.id)) {
    if (identity.id !== proven.id) deleteIdentity(database, identity.id)
  }
  const hasPassword = proven.provider === 'email' || proven.provider === 'phone'
  saveUser(database, {
    ...user,
    passwordHash: hasPassword ? user.passwordHash : null,
    userMetadata: mergeMetadata({}, proven.data),
  })
  return updateProviders(database, user.id)
}

/** Invalidates every link and code of the user, and changes of the address or number that are not confirmed. */
export function clearPendingTokens(database: DatabaseSync, user: UserRecord): UserRecord {
  deleteOneTimeTokens(database, user.id)
  return saveUser(database, {
    ...user,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    isEmailChangeHalfConfirmed: false,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
  })
}

/** Writes the providers of the user's identities into app_metadata, the oldest one as `provider`. */
export function updateProviders(database: DatabaseSync, userId: string): UserRecord {
  const user = requireUser(database, userId)
  const providers = [...new Set(identitiesOf(database, userId).map(({provider}) => provider))]
  const [provider] = providers
  return saveUser(database, {
    ...user,
    appMetadata: {...user.appMetadata, ...(provider ? {provider} : {}), providers},
  })
}
