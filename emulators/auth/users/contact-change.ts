import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {findIdentity, insertIdentity, updateIdentityData} from './identities.ts'
import {deleteOneTimeTokens} from './one-time-tokens.ts'
import {confirmEmail, confirmPhone} from './user-lifecycle.ts'
import {saveUser, type UserRecord} from './users.ts'

/** Makes the confirmed new address the user's own. */
export function applyEmailChange(
  database: DatabaseSync,
  user: UserRecord,
  newEmail: string,
): UserRecord {
  setIdentity(database, user, 'email', {email: newEmail, email_verified: true})
  deleteOneTimeTokens(database, user.id)
  const changed = saveUser(database, {
    ...user,
    email: newEmail,
    newEmail: null,
    isEmailChangeHalfConfirmed: false,
    isAnonymous: false,
  })
  return changed.emailConfirmedAt === null ? confirmEmail(database, changed) : changed
}

/** Makes the confirmed new number the user's own. */
export function applyPhoneChange(
  database: DatabaseSync,
  user: UserRecord,
  newPhone: string,
): UserRecord {
  setIdentity(database, user, 'phone', {phone: newPhone, phone_verified: true})
  return confirmPhone(database, {...user, phone: newPhone, newPhone: null})
}

function setIdentity(
  database: DatabaseSync,
  user: UserRecord,
  provider: 'email' | 'phone',
  data: JsonObject,
): void {
  const identity = findIdentity(database, provider, user.id)
  if (identity) {
    updateIdentityData(database, identity, data)
    return
  }
  const unverified = {email_verified: false, phone_verified: false}
  insertIdentity(database, user.id, provider, {sub: user.id, ...unverified, ...data})
}
