import type {JsonObject} from '../http/json.ts'
import {forgetMailTokens} from '../mail/mails.ts'
import {
  deleteIdentity,
  identitiesOf,
  insertIdentity,
  saveIdentityData,
  type Identity,
} from '../providers/identities.ts'
import type {Service} from '../service.ts'
import {insertUser, mergeMetadata, requireUser, saveUser, type User} from './users.ts'

/** A new unconfirmed account with its e-mail identity; `data` cannot replace the server's own keys. */
export function createEmailAccount(
  {database}: Service,
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
  return refreshProviders(database, user.id)
}

/** The reader of the mail owns the address: the account counts and every mailed link is used up. */
export function confirmAccount(service: Service, user: User): User {
  const {database} = service
  forgetMailTokens(service, user.id)
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
 * Somebody else may have signed up with this address and a password of theirs: before a proven
 * identity takes the account over, the password and the unproven identities go.
 */
export function keepOnly({database}: Service, user: User, proven: Identity): User {
  for (const identity of identitiesOf(database, user.id)) {
    if (identity.id !== proven.id) deleteIdentity(database, identity.id)
  }
  saveUser(database, {
    ...user,
    passwordHash: null,
    userMetadata: mergeMetadata(user.userMetadata, proven.data),
  })
  return refreshProviders(database, user.id)
}

/** Writes the user's providers into app_metadata, the first one as `provider`. */
export function refreshProviders(database: Service['database'], userId: string): User {
  const user = requireUser(database, userId)
  const providers = [...new Set(identitiesOf(database, userId).map(({provider}) => provider))]
  return saveUser(database, {
    ...user,
    appMetadata: {...user.appMetadata, provider: providers[0], providers},
  })
}
