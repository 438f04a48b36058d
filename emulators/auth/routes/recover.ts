import type {Context} from 'hono'

import {validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {addressOf, checkEmail, readBody, textField} from '../http/request.ts'
import {readChallenge} from '../mail/flows.ts'
import {sendMail} from '../mail/mails.ts'
import type {Service} from '../service.ts'
import {transaction} from '../store/database.ts'
import {findUserByEmail} from '../users/users.ts'

/** POST /recover: mails a link that signs in once. An unknown address gets the same answer. */
export async function recover(service: Service, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  limiter.spend(`recover ${addressOf(context)}`, options.rateLimits.account, 300)
  const body = await readBody(context)
  if (textField(body, 'email') === '') {
    throw validationFailed('Password recovery requires an email')
  }
  const user = findUserByEmail(database, checkEmail(textField(body, 'email')))
  const challenge = readChallenge(body)
  if (user) {
    const redirectTo = redirectTarget(options, context, body)
    transaction(database, () => {
      sendMail(service, user, 'recovery', redirectTo, challenge)
    })
  }
  return context.json({})
}

/** POST /resend: the confirmation mail again, while the account is unconfirmed. */
export async function resend(service: Service, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  limiter.spend(`resend ${addressOf(context)}`, options.rateLimits.account, 300)
  const body = await readBody(context)
  const type = textField(body, 'type')
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  const challenge = readChallenge(body)
  if (textField(body, 'email') === '') {
    throw validationFailed('Type provided requires an email address')
  }
  const user = findUserByEmail(database, checkEmail(textField(body, 'email')))
  if (type === 'signup' && user && !user.emailConfirmedAt) {
    const redirectTo = redirectTarget(options, context, body)
    transaction(database, () => {
      sendMail(service, user, 'signup', redirectTo, challenge)
    })
  }
  return context.json({})
}
