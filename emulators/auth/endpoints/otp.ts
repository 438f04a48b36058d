import {randomBytes} from 'node:crypto'

import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {readPublicBody} from '../http/public-request.ts'
import {redirectTarget} from '../http/redirects.ts'
import {objectField, parseEmail, textField} from '../http/request.ts'
import {sendMail} from '../mail/mailer.ts'
import {sendPhoneOtp} from '../mail/text-messages.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {checkMessageChannel, parsePhone} from '../users/phone-numbers.ts'
import {isConfirmed, registerUser} from '../users/register-user.ts'
import {findUserByEmail, findUserByPhone} from '../users/users.ts'

/** POST /otp: sends a one-time code (and by mail a link) for a sign-in without a password, to new users too. */
export async function sendOtp(service: AuthService, context: Context): Promise<Response> {
  const {database} = service
  const body = await readPublicBody(service, context, 'otp')
  const [email, phone] = [textField(body, 'email'), textField(body, 'phone')]
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided')
  }
  if (email !== '' && textField(body, 'channel') !== '') {
    throw validationFailed('Channel should only be specified with Phone OTP')
  }
  parseCodeChallenge(body)
  if (body.create_user === false) {
    const user =
      email === ''
        ? phone !== '' && findUserByPhone(database, parsePhone(phone))
        : findUserByEmail(database, parseEmail(email))
    if (user === null) throw new ApiError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (email !== '') return mailOtp(service, context, body)
  if (phone !== '') return textOtp(service, context, body)
  throw validationFailed('One of email or phone must be set')
}

/** POST /magiclink: the same for email addresses only. */
export async function sendMagicLink(service: AuthService, context: Context): Promise<Response> {
  const body = await readPublicBody(service, context, 'magiclink')
  if (textField(body, 'email') === '') {
    throw new ApiError(422, 'validation_failed', 'Password recovery requires an email')
  }
  return mailOtp(service, context, body)
}

async function mailOtp(
  service: AuthService,
  context: Context,
  body: JsonObject,
): Promise<Response> {
  const {database, options} = service
  const email = parseEmail(textField(body, 'email'))
  const target = {
    redirectTo: redirectTarget(options, context),
    codeChallenge: parseCodeChallenge(body),
  }
  const known = findUserByEmail(database, email)
  const isNew = !known || !isConfirmed(known, 'email')
  if (isNew) {
    await registerUser(service, {
      provider: 'email',
      contact: email,
      password: randomPassword(),
      data: objectField(body, 'data'),
      target,
    })
  }
  // The confirmation mail of a new user is a sign-in link already.
  if (!isNew || options.autoconfirm) {
    runTransaction(database, () => {
      const user = findUserByEmail(database, email)
      if (user) sendMail(service, user, 'magiclink', target)
    })
  }
  return context.json({})
}

async function textOtp(
  service: AuthService,
  context: Context,
  body: JsonObject,
): Promise<Response> {
  const {database, options} = service
  if (!options.phone) {
    throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  const phone = parsePhone(textField(body, 'phone'))
  checkMessageChannel(textField(body, 'channel'))
  const known = findUserByPhone(database, phone)
  const isNew = !known || !isConfirmed(known, 'phone')
  if (isNew) {
    await registerUser(service, {
      provider: 'phone',
      contact: phone,
      password: randomPassword(),
      data: objectField(body, 'data'),
      target: {redirectTo: '', codeChallenge: null},
    })
  }
  if (!isNew || options.autoconfirm) {
    runTransaction(database, () => {
      const user = findUserByPhone(database, phone)
      if (user) sendPhoneOtp(service, user, phone, 'signup')
    })
  }
  return context.json({})
}

/** A password that nobody knows, as GoTrue gives to users who sign up without one. */
function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}
