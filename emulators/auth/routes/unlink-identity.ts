import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import {ApiError} from '../http/api-error.ts'
import {isUuid} from '../http/request.ts'
import type {AuthService} from '../service.ts'
import {requireSession} from '../sessions/require-session.ts'
import {deleteIdentity, identitiesOf, type Identity} from '../users/identities.ts'
import {updateProviders} from '../users/user-lifecycle.ts'
import {findUserByEmail, requireUser, saveUser} from '../users/users.ts'
import {requireManualLinking} from './authorize.ts'

/** DELETE /user/identities/{identity_id}: unlinks an identity unless it is the last one. */
export async function unlinkIdentity(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const {user} = await requireSession(service, context)
  requireManualLinking(service)
  const id = context.req.param('identity_id') ?? ''
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'identity_id must be an UUID')

  runTransaction(database, () => {
    const identities = identitiesOf(database, user.id)
    if (identities.length <= 1) {
      throw new ApiError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    }
    if (!identities.some((identity) => identity.id === id)) {
      throw new ApiError(422, 'identity_not_found', "Identity doesn't exist")
    }
    deleteIdentity(database, id)
    replaceEmailOfUnlinked(service, user.id)
    updateProviders(database, user.id)
  })
  return context.json({})
}

/** GoTrue's rule: the user's email is that of an identity, if need be that of a verified one or else the oldest. */
function replaceEmailOfUnlinked({database}: AuthService, userId: string): void {
  const user = requireUser(database, userId)
  const identities = identitiesOf(database, userId)
  if (identities.some(({email}) => email === user.email)) return

  const next = identities
    .toSorted((left, right) => rank(left) - rank(right))
    .find(({email}) => email !== null && !findUserByEmail(database, email))
  if (!next) {
    throw new ApiError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  }
  saveUser(database, {
    ...user,
    email: next.email,
    emailConfirmedAt: isVerified(next) ? user.emailConfirmedAt : null,
  })
}

function rank(identity: Identity): number {
  return isVerified(identity) ? 0 : 1
}

function isVerified({data}: Identity): boolean {
  return data.email_verified === true
}
