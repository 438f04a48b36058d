import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {sendReauthentication} from '../mail/mailer.ts'
import {sendPhoneOtp} from '../mail/text-messages.ts'
import {requireUserOfToken} from '../sessions/require-session.ts'

/** GET /reauthenticate: sends a code to the user's address, or else to their number. */
export async function reauthenticate(service: AuthService, context: Context): Promise<Response> {
  const {user} = await requireUserOfToken(service, context)
  const {email, phone} = user
  if (email === null && phone === null) {
    throw validationFailed('Reauthentication requires the user to have an email or a phone number')
  }
  if (email !== null && user.emailConfirmedAt === null) {
    throw new ApiError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  if (email === null && user.phoneConfirmedAt === null) {
    throw new ApiError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  }
  runTransaction(service.database, () => {
    if (email !== null) sendReauthentication(service, user)
    else if (phone !== null) sendPhoneOtp(service, user, phone, 'reauthentication')
  })
  return context.json({})
}
