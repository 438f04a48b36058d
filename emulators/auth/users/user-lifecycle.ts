import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../service.ts'
import {
  deleteIdentity,
  identitiesOf,
  insertIdentity,
  saveIdentityData,
  type Identity,
} from './identities.ts'
import {deleteOneTimeTokens} from './one-time-tokens.ts'
import {insertUser, mergeMetadata, requireUser, saveUser, type User} from './users.ts'

/** A new unconfirmed user with an email identity; `data` becomes user_metadata but cannot replace GoTrue's own keys. */
export function createEmailUser(
  {database}: AuthService,
  email: string,
  passwordHash: string,
  data: JsonObject,
): User {
  const user = insertUser(database, email, passwordHash)
  const identityData = {
    ...data,
    sub: user.id,
    email,
    email_verified: false,
    phone_verified: false,
  }
  insertIdentity(database, user.id, 'email', identityData)
  saveUser(database, {...user, userMetadata: mergeMetadata({}, identityData)})
  return updateProviders(database, user.id)
}

/** Confirms the user's email address, which whoever opened the mail owns, and invalidates every mailed link. */
export function confirmUser({database}: AuthService, user: User): User {
  deleteOneTimeTokens(database, user.id)
  for (const identity of identitiesOf(database, user.id)) {
    if (identity.email === user.email) {
      saveIdentityData(database, identity.id, {...identity.data, email_verified: true})
    }
  }
  return saveUser(database, {
    ...user,
    emailConfirmedAt: user.emailConfirmedAt ?? new Date().toISOString(),
    userMetadata: {...user.userMetadata, email_verified: true},
  })
}

/**
 * Removes the password and all identities but the proven one. GoTrue does this before a proven identity takes over
 * an unconfirmed user, because somebody else may have signed up with this address.
 */
export function removeUnprovenCredentials(
  {database}: AuthService,
  user: User,
  proven: Identity,
): User {
  for (const identity of identitiesOf(database, user.id)) {
    if (identity.id !== proven.id) deleteIdentity(database, identity.id)
  }
  saveUser(database, {
    ...user,
    passwordHash: null,
    userMetadata: mergeMetadata(user.userMetadata, proven.data),
  })
  return updateProviders(database, user.id)
}

/** Writes the providers of the user's identities into app_metadata, the oldest one as `provider`. */
export function updateProviders(database: AuthService['database'], userId: string): User {
  const user = requireUser(database, userId)
  const providers = [...new Set(identitiesOf(database, userId).map(({provider}) => provider))]
  return saveUser(database, {
    ...user,
    appMetadata: {...user.appMetadata, provider: providers[0], providers},
  })
}
