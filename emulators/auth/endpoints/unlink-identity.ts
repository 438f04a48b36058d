import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError} from '../http/api-error.ts'
import {isUuid} from '../http/request.ts'
import {isOtherAudience, requireUserOfToken} from '../sessions/require-session.ts'
import {deleteIdentity, identitiesOf} from '../users/identities.ts'
import {updatePrimaryEmail} from '../users/primary-email.ts'
import {updateProviders} from '../users/user-lifecycle.ts'
import {saveUser} from '../users/users.ts'
import {requireManualLinking} from './authorize.ts'

/** DELETE /user/identities/{identity_id}: unlinks an identity unless it is the last one. */
export async function unlinkIdentity(service: AuthService, context: Context): Promise<Response> {
  const {database, options} = service
  const {user, audience} = await requireUserOfToken(service, context)
  requireManualLinking(service)
  const id = context.req.param('identity_id') ?? ''
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'identity_id must be an UUID')
  if (isOtherAudience(context, audience)) {
    throw new ApiError(403, 'unexpected_audience', "Token audience doesn't match request audience")
  }

  runTransaction(database, () => {
    const identities = identitiesOf(database, user.id)
    if (identities.length <= 1) {
      throw new ApiError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    }
    const unlinked = identities.find((identity) => identity.id === id)
    if (!unlinked) throw new ApiError(422, 'identity_not_found', "Identity doesn't exist")

    deleteIdentity(database, id)
    if (unlinked.provider === 'phone') {
      saveUser(database, {...user, phone: null, phoneConfirmedAt: null})
    } else if (!updatePrimaryEmail(database, user.id, options.autoconfirm)) {
      throw new ApiError(
        422,
        'email_conflict_identity_not_deletable',
        'Unable to unlink identity due to email conflict',
      )
    }
    updateProviders(database, user.id)
  })
  return context.json({})
}
