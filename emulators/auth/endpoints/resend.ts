import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {readPublicBody} from '../http/public-request.ts'
import {redirectTarget} from '../http/redirects.ts'
import {parseEmail, textField} from '../http/request.ts'
import {sendEmailChange, sendMail} from '../mail/mailer.ts'
import {sendPhoneOtp} from '../mail/text-messages.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {parsePhone} from '../users/phone-numbers.ts'
import {isConfirmed} from '../users/register-user.ts'
import {findUserByEmail, findUserByPhone, type UserRecord} from '../users/users.ts'

/** POST /resend: sends again what confirms an address or number. Where there is nothing to send the response is the same. */
export async function resend(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const body = await readPublicBody(service, context, 'resend')
  const type = textField(body, 'type')
  const {codeChallenge, user} = parseRequest(service, body, type)
  if (!user) return context.json({})

  const {email, phone, newEmail, newPhone} = user
  const target = {redirectTo: redirectTarget(service.options, context), codeChallenge}
  runTransaction(database, () => {
    if (type === 'signup' && email !== null && !isConfirmed(user, 'email')) {
      sendMail(service, user, 'signup', target)
    } else if (type === 'sms' && phone !== null && !isConfirmed(user, 'phone')) {
      sendPhoneOtp(service, user, phone, 'signup')
    } else if (type === 'email_change' && newEmail !== null) {
      sendEmailChange(service, user, newEmail, target)
    } else if (type === 'phone_change' && newPhone !== null) {
      sendPhoneOtp(service, user, newPhone, 'phone_change')
    }
  })
  return context.json({})
}

/** Throws 400, in GoTrue's order, when the type lacks what it needs. */
function parseRequest({database, options}: AuthService, body: JsonObject, type: string) {
  const [email, phone] = [textField(body, 'email'), textField(body, 'phone')]
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  const codeChallenge =
    type === 'signup' || type === 'email_change' ? parseCodeChallenge(body) : null
  if (email === '' && type === 'signup') {
    throw validationFailed('Type provided requires an email address')
  }
  if (phone === '' && type === 'sms') {
    throw validationFailed('Type provided requires a phone number')
  }
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (email === '' && phone === '') {
    throw validationFailed('Missing email address or phone number')
  }
  if (phone !== '' && !options.phone) {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  const user: UserRecord | null =
    email === ''
      ? findUserByPhone(database, parsePhone(phone))
      : findUserByEmail(database, parseEmail(email))
  return {codeChallenge, user}
}
