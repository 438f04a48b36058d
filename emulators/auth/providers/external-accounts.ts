import {ApiError} from '../http/api-error.ts'
import type {JsonObject} from '../http/json.ts'
import {sendMail} from '../mail/mails.ts'
import type {Service} from '../service.ts'
import {confirmAccount, keepOnly, refreshProviders} from '../users/accounts.ts'
import {
  findUserByEmail,
  insertUser,
  mergeMetadata,
  requireUser,
  saveUser,
  type User,
} from '../users/users.ts'
import {findIdentity, insertIdentity, saveIdentityData} from './identities.ts'

/** What a provider says of a person. */
export type ExternalPerson = {
  sub: string
  email: string
  emailVerified: boolean
  name: string
  issuer: string
}

/** A refusal that comes after changes which stay: run the work, commit, then throw `refusal`. */
export type ExternalOutcome = {user: User; refusal: ApiError | null}

/**
 * The account for a person who comes from a provider: the one that has this identity, else the one
 * with the same verified address (linked now), else a new one. An account that was never confirmed
 * loses its password and its other identities first. Runs inside a transaction.
 */
export function accountOf(
  service: Service,
  provider: string,
  person: ExternalPerson,
): ExternalOutcome {
  const {database, options} = service
  const known = findIdentity(database, provider, person.sub)
  const verified = person.emailVerified || options.autoconfirm
  const holder = findUserByEmail(database, person.email)

  const owner = known
    ? requireUser(database, known.userId)
    : ((verified ? holder : null) ?? createAccount(service, person, holder !== null))
  const identity = known ?? insertIdentity(database, owner.id, provider, identityData(person))
  if (known) saveIdentityData(database, known.id, identityData(person))
  saveUser(database, {
    ...owner,
    userMetadata: mergeMetadata(owner.userMetadata, identityData(person)),
  })
  const user = refreshProviders(database, owner.id)
  if (user.emailConfirmedAt) return {user, refusal: null}

  const proven = keepOnly(service, user, identity)
  if (verified) return {user: confirmAccount(service, proven), refusal: null}

  if (proven.email !== null) sendMail(service, proven, 'signup', options.siteUrl, null)
  const hint =
    proven.email === null
      ? `Verify the email with ${provider} in order to sign in`
      : `A confirmation email has been sent to your ${provider} email`
  return {
    user: proven,
    refusal: new ApiError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. ${hint}`,
    ),
  }
}

/** Adds the identity to a signed-in user; throws when anybody has it already. */
export function linkIdentity(
  {database}: Service,
  userId: string,
  provider: string,
  person: ExternalPerson,
): User {
  const known = findIdentity(database, provider, person.sub)
  if (known) {
    throw new ApiError(
      422,
      'identity_already_exists',
      known.userId === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    )
  }
  insertIdentity(database, userId, provider, identityData(person))
  return refreshProviders(database, userId)
}

function createAccount({database, options}: Service, person: ExternalPerson, taken: boolean): User {
  if (options.signUpOff) {
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  // Without proof the address stays with the account that has it.
  return insertUser(database, taken ? null : person.email.toLowerCase(), null)
}

function identityData(person: ExternalPerson): JsonObject & {sub: string} {
  return {
    iss: person.issuer,
    sub: person.sub,
    name: person.name,
    full_name: person.name,
    provider_id: person.sub,
    email: person.email,
    email_verified: person.emailVerified,
    phone_verified: false,
  }
}
