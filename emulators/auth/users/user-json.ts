import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import {factorJson, factorsOf} from '../mfa/factors.ts'
import {identitiesOf, identityJson} from './identities.ts'
import type {UserRecord} from './users.ts'

/** The user in GoTrue's responses, which leave out what is not set. */
export function userJson(database: DatabaseSync, user: UserRecord): JsonObject {
  const factors = factorsOf(database, user.id).map(factorJson)
  const [confirmedAt = null] = [user.emailConfirmedAt, user.phoneConfirmedAt]
    .filter((time) => time !== null)
    .toSorted()
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...withoutNulls({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      confirmed_at: confirmedAt,
      recovery_sent_at: user.recoverySentAt,
      new_email: user.newEmail,
      email_change_sent_at: user.emailChangeSentAt,
      new_phone: user.newPhone,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length > 0 ? {factors} : {}),
    identities: identitiesOf(database, user.id).map(identityJson),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  }
}

function withoutNulls(fields: {[name: string]: string | null}): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
