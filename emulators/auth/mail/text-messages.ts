import type {AuthService} from '../auth-service.ts'
import {digest, tokenHash, generateOtp} from '../store/secrets.ts'
import {saveOneTimeToken} from '../users/one-time-tokens.ts'
import {saveUser, type UserRecord} from '../users/users.ts'
import {checkFrequency} from './frequency.ts'
import type {Inbox} from './inbox.ts'

const sentAtFields = {
  signup: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const

/**
 * Texts a one-time code for the number, which replaces the one sent before; the inbox holds it. Throws 429 within the
 * frequency or over the project's limit.
 */
export function sendPhoneOtp(
  service: AuthService,
  user: UserRecord,
  phone: string,
  type: keyof typeof sentAtFields,
): UserRecord {
  const {database, keys, limiter, inbox, options} = service
  const field = sentAtFields[type]
  checkFrequency(user[field], options.mailFrequency, 'over_sms_send_rate_limit')
  if (!options.autoconfirm) limiter.countTextMessage(options.rateLimits.mailsPerHour)
  const otp = generateOtp()
  saveOneTimeToken(database, user.id, type, digest(keys.master, tokenHash(phone, otp)))
  sendText(inbox, phone, otp)
  return saveUser(database, {
    ...user,
    [field]: new Date().toISOString(),
    ...(type === 'phone_change' ? {newPhone: phone} : {}),
  })
}

/** Puts the text message with a code into the inbox. */
export function sendText(inbox: Inbox, phone: string, otp: string): void {
  const text = `Your code is ${otp}`
  inbox.add({to: phone, subject: text, html: `<p>${text}</p>`, text}, otp)
}
