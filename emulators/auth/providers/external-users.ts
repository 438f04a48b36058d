import type {JsonObject} from '../../json.ts'
import {ApiError} from '../http/api-error.ts'
import {sendMail} from '../mail/mailer.ts'
import type {AuthService} from '../service.ts'
import {findIdentity, insertIdentity, saveIdentityData} from '../users/identities.ts'
import {confirmUser, removeUnprovenCredentials, updateProviders} from '../users/user-lifecycle.ts'
import {
  findUserByEmail,
  insertUser,
  mergeMetadata,
  requireUser,
  saveUser,
  type User,
} from '../users/users.ts'

/** The claims about a user in a provider's ID token. */
export type ProviderClaims = {
  sub: string
  email: string
  emailVerified: boolean
  name: string
  issuer: string
}

/** With an `error` the changes are still to be committed; then throw the error. */
export type ExternalUserResult = {user: User; error: ApiError | null}

/**
 * The user for a provider's claims, by GoTrue's rules: the one with this identity, else the one with the same verified
 * address, which gets the identity, else a new one. A user who was never confirmed first loses the password and other
 * identities. Must run inside a transaction. Throws 422 when sign-up is disabled.
 */
export function findOrCreateExternalUser(
  service: AuthService,
  provider: string,
  claims: ProviderClaims,
): ExternalUserResult {
  const {database, options} = service
  const known = findIdentity(database, provider, claims.sub)
  const isVerified = claims.emailVerified || options.autoconfirm
  const userWithEmail = findUserByEmail(database, claims.email)

  const owner = known
    ? requireUser(database, known.userId)
    : ((isVerified ? userWithEmail : null) ?? createUser(service, claims, userWithEmail !== null))
  const identity = known ?? insertIdentity(database, owner.id, provider, identityData(claims))
  if (known) saveIdentityData(database, known.id, identityData(claims))
  saveUser(database, {
    ...owner,
    userMetadata: mergeMetadata(owner.userMetadata, identityData(claims)),
  })
  const user = updateProviders(database, owner.id)
  if (user.emailConfirmedAt) return {user, error: null}

  const proven = removeUnprovenCredentials(service, user, identity)
  if (isVerified) return {user: confirmUser(service, proven), error: null}

  if (proven.email !== null) sendMail(service, proven, 'signup', options.siteUrl, null)
  const hint =
    proven.email === null
      ? `Verify the email with ${provider} in order to sign in`
      : `A confirmation email has been sent to your ${provider} email`
  return {
    user: proven,
    error: new ApiError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. ${hint}`,
    ),
  }
}

/** Links the identity to a signed-in user. Throws 422 when any user has it already. */
export function linkIdentity(
  {database}: AuthService,
  userId: string,
  provider: string,
  claims: ProviderClaims,
): User {
  const known = findIdentity(database, provider, claims.sub)
  if (known) {
    throw new ApiError(
      422,
      'identity_already_exists',
      known.userId === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    )
  }
  insertIdentity(database, userId, provider, identityData(claims))
  return updateProviders(database, userId)
}

function createUser(
  {database, options}: AuthService,
  claims: ProviderClaims,
  isTaken: boolean,
): User {
  if (options.disableSignup) {
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  // An address that is not verified stays with the user who has it.
  return insertUser(database, isTaken ? null : claims.email.toLowerCase(), null)
}

function identityData(claims: ProviderClaims): JsonObject & {sub: string} {
  return {
    iss: claims.issuer,
    sub: claims.sub,
    name: claims.name,
    full_name: claims.name,
    provider_id: claims.sub,
    email: claims.email,
    email_verified: claims.emailVerified,
    phone_verified: false,
  }
}
