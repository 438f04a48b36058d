import type {DatabaseSync} from 'node:sqlite'

import {type IdentityRecord, identitiesOf} from './identities.ts'
import {clearPendingTokens} from './user-lifecycle.ts'
import {findUserByEmail, requireUser, saveUser, type UserRecord} from './users.ts'

/**
 * GoTrue's rule after a change of the identities: the user's email address is that of an identity, if need be that of a
 * verified one or else the oldest. What was sent to the address before is no longer valid. Returns null when every
 * address belongs to another user.
 */
export function updatePrimaryEmail(
  database: DatabaseSync,
  userId: string,
  autoconfirm: boolean,
): UserRecord | null {
  const user = requireUser(database, userId)
  const identities = identitiesOf(database, userId)
  if (identities.some(({email}) => email === user.email)) return user

  const next = identities
    .toSorted((left, right) => rank(left) - rank(right))
    .find(({email}) => email === null || !findUserByEmail(database, email))
  if (!next) return null

  const changed = clearPendingTokens(database, {...user, email: next.email})
  if (next.email !== null && (isVerified(next) || autoconfirm)) return changed
  return saveUser(database, {
    ...changed,
    emailConfirmedAt: null,
    userMetadata: {...changed.userMetadata, email_verified: false},
  })
}

function rank(identity: IdentityRecord): number {
  if (identity.email === null) return 2
  return isVerified(identity) ? 0 : 1
}

function isVerified({data}: IdentityRecord): boolean {
  return data.email_verified === true
}
