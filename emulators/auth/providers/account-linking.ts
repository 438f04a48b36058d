import type {DatabaseSync} from 'node:sqlite'

import {ApiError} from '../http/api-error.ts'
import {identitiesWithEmail} from '../users/identities.ts'
import {findUserByEmail, requireUser, type UserRecord} from '../users/users.ts'

/**
 * The account that a new identity with this verified address joins: the one that has an identity with it, else the one
 * with the address; null for none. Throws 500 when the identities with it belong to several accounts.
 */
export function findAccountToLink(database: DatabaseSync, email: string): UserRecord | null {
  const owners = new Set(identitiesWithEmail(database, email).map(({userId}) => userId))
  const [owner, another] = owners
  if (another !== undefined) {
    throw new ApiError(
      500,
      'unexpected_failure',
      'Multiple accounts with the same email address in the same linking domain detected: default',
    )
  }
  return owner === undefined ? findUserByEmail(database, email) : requireUser(database, owner)
}
