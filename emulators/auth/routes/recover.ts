import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import {validationFailed} from '../http/api-error.ts'
import {redirectTarget} from '../http/redirects.ts'
import {clientIp, parseEmail, readBody, textField} from '../http/request.ts'
import {sendMail} from '../mail/mailer.ts'
import type {AuthService} from '../service.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {findUserByEmail} from '../users/users.ts'

/** POST /recover: mails a one-time recovery link. An unknown address gets the same response. */
export async function recover(service: AuthService, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  limiter.countCall(`recover ${clientIp(context)}`, options.rateLimits.account, 300)
  const body = await readBody(context)
  service.captcha.check(body)
  if (textField(body, 'email') === '') {
    throw validationFailed('Password recovery requires an email')
  }
  const user = findUserByEmail(database, parseEmail(textField(body, 'email')))
  const challenge = parseCodeChallenge(body)
  if (user) {
    const redirectTo = redirectTarget(options, context, body)
    runTransaction(database, () => {
      sendMail(service, user, 'recovery', redirectTo, challenge)
    })
  }
  return context.json({})
}

/** POST /resend: mails the confirmation link again to an unconfirmed user. */
export async function resend(service: AuthService, context: Context): Promise<Response> {
  const {database, limiter, options} = service
  limiter.countCall(`resend ${clientIp(context)}`, options.rateLimits.account, 300)
  const body = await readBody(context)
  service.captcha.check(body)
  const type = textField(body, 'type')
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  const challenge = parseCodeChallenge(body)
  if (textField(body, 'email') === '') {
    throw validationFailed('Type provided requires an email address')
  }
  const user = findUserByEmail(database, parseEmail(textField(body, 'email')))
  if (type === 'signup' && user && !user.emailConfirmedAt) {
    const redirectTo = redirectTarget(options, context, body)
    runTransaction(database, () => {
      sendMail(service, user, 'signup', redirectTo, challenge)
    })
  }
  return context.json({})
}
