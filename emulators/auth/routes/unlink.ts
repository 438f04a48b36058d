import type {Context} from 'hono'

import {ApiError} from '../http/api-error.ts'
import {isUuid, requireSession} from '../http/request.ts'
import {deleteIdentity, identitiesOf, type Identity} from '../providers/identities.ts'
import type {Service} from '../service.ts'
import {transaction} from '../store/database.ts'
import {refreshProviders} from '../users/accounts.ts'
import {findUserByEmail, requireUser, saveUser} from '../users/users.ts'
import {refuseWithoutLinking} from './authorize.ts'

/** DELETE /user/identities/{identity_id}: the last one stays. */
export async function unlinkIdentity(service: Service, context: Context): Promise<Response> {
  const {database} = service
  const {user} = await requireSession(service, context)
  refuseWithoutLinking(service)
  const id = context.req.param('identity_id') ?? ''
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'identity_id must be an UUID')

  transaction(database, () => {
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
    keepEmailOfAnIdentity(service, user.id)
    refreshProviders(database, user.id)
  })
  return context.json({})
}

/** The account's address must be one of its identities': verified ones first, then the oldest. */
function keepEmailOfAnIdentity({database}: Service, userId: string): void {
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
