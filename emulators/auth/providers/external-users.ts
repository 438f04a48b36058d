import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {sendMail} from '../mail/mailer.ts'
import {findIdentity, insertIdentity, saveIdentityData} from '../users/identities.ts'
import {updatePrimaryEmail} from '../users/primary-email.ts'
import {requireSignUpEnabled} from '../users/register-user.ts'
import {confirmEmail, removeOtherIdentities, updateProviders} from '../users/user-lifecycle.ts'
import {
  findEmailOwner,
  insertUser,
  mergeMetadata,
  requireUser,
  saveUser,
  type UserRecord,
} from '../users/users.ts'
import {findAccountToLink} from './account-linking.ts'

/** The claims about a user in a provider's ID token. */
export type ProviderClaims = {
  sub: string
  email: string
  emailVerified: boolean
  name: string
  issuer: string
}

/** With an `error` the changes are still to be committed; then throw the error. */
export type ExternalUserResult = {user: UserRecord; error: ApiError | null}

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

  const owner = known
    ? requireUser(database, known.userId)
    : ((isVerified ? findAccountToLink(database, claims.email) : null) ??
      createUser(service, claims, isVerified))
  const identity = known ?? insertIdentity(database, owner.id, provider, identityData(claims))
  if (known) saveIdentityData(database, known.id, identityData(claims))
  saveUser(database, {
    ...owner,
    userMetadata: mergeMetadata(owner.userMetadata, identityData(claims)),
  })
  const user = updateProviders(database, owner.id)
  if (user.emailConfirmedAt) return {user, error: null}

  const proven = removeOtherIdentities(database, user, {...identity, data: identityData(claims)})
  if (isVerified) return {user: confirmEmail(database, proven), error: null}

  if (proven.email !== null) confirmByMail(service, proven)
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

/**
 * Links the identity to a signed-in user, who gets its address if they have none. Throws 422 when any user has the
 * identity already, 400 when somebody else has the address.
 */
export function linkIdentity(
  service: AuthService,
  user: UserRecord,
  provider: string,
  claims: ProviderClaims,
): ExternalUserResult {
  const {database, options} = service
  const known = findIdentity(database, provider, claims.sub)
  if (known) {
    throw new ApiError(
      422,
      'identity_already_exists',
      known.userId === user.id
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    )
  }
  insertIdentity(database, user.id, provider, identityData(claims))
  if (user.email !== null) return {user: updateProviders(database, user.id), error: null}

  const withEmail = updatePrimaryEmail(database, user.id, options.autoconfirm)
  if (!withEmail) {
    throw new ApiError(
      400,
      'email_exists',
      'A user with this email address has already been registered',
    )
  }
  if (claims.emailVerified) {
    confirmEmail(database, {...withEmail, isAnonymous: false})
    return {user: updateProviders(database, user.id), error: null}
  }
  confirmByMail(service, withEmail)
  const error = new ApiError(
    422,
    'email_not_confirmed',
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  )
  return {user: withEmail, error}
}

function createUser(
  service: AuthService,
  {email}: ProviderClaims,
  isVerified: boolean,
): UserRecord {
  requireSignUpEnabled(service)
  // An address that is not verified stays with the user who has it.
  const isTaken = !isVerified && findEmailOwner(service.database, email) !== null
  return insertUser(service.database, {email: isTaken ? null : email.toLowerCase()})
}

function confirmByMail(service: AuthService, user: UserRecord): void {
  sendMail(service, user, 'signup', {redirectTo: service.options.siteUrl, codeChallenge: null})
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
