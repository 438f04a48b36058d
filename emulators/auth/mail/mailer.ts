import type {AuthService} from '../auth-service.ts'
import {type CodeChallenge, insertFlowState} from '../sessions/flow-states.ts'
import {digest, tokenHash, generateOtp} from '../store/secrets.ts'
import {type OneTimeTokenType, saveOneTimeToken} from '../users/one-time-tokens.ts'
import {saveUser, type UserRecord} from '../users/users.ts'
import {checkFrequency} from './frequency.ts'
import {type MailType, mailContent} from './mail-content.ts'

/** Where a mail's link returns, and the PKCE flow that it continues. */
export type MailTarget = {redirectTo: string; codeChallenge: CodeChallenge | null}

const flowsByType = {
  signup: {provider: 'email', method: 'email/signup'},
  recovery: {provider: 'recovery', method: 'recovery'},
  magiclink: {provider: 'magiclink', method: 'magiclink'},
  email_change: {provider: 'email_change', method: 'email_change'},
} as const

/**
 * Sends the mail of this type with a one-time link and OTP, which replace those sent before. With a code challenge it
 * starts a PKCE flow, whose link returns an auth code. Throws 429 within `mailFrequency` or over the project's limit.
 */
export function sendMail(
  service: AuthService,
  user: UserRecord,
  type: 'signup' | 'recovery' | 'magiclink',
  target: MailTarget,
): void {
  const {database} = service
  if (user.email === null) throw new Error('The user has no email address')
  checkMayMail(service, type === 'signup' ? user.confirmationSentAt : user.recoverySentAt)
  startFlow(service, user, type, target)
  // A sign-in link is a recovery without a new password.
  deliver(service, user, user.email, type, type === 'signup' ? 'signup' : 'recovery', target)
  const now = new Date().toISOString()
  saveUser(
    database,
    type === 'signup' ? {...user, confirmationSentAt: now} : {...user, recoverySentAt: now},
  )
}

/** Mails the new address and, unless the user has none, the current one: the change needs both. Throws 429 as above. */
export function sendEmailChange(
  service: AuthService,
  user: UserRecord,
  newEmail: string,
  target: MailTarget,
): UserRecord {
  checkMayMail(service, user.emailChangeSentAt)
  startFlow(service, user, 'email_change', target)
  deliver(service, user, newEmail, 'email_change', 'email_change_new', target)
  if (user.email !== null) {
    deliver(service, user, user.email, 'email_change', 'email_change_current', target)
  }
  return saveUser(service.database, {
    ...user,
    newEmail,
    emailChangeSentAt: new Date().toISOString(),
    isEmailChangeHalfConfirmed: false,
  })
}

/** Mails a code that proves the user's presence. Throws 429 as above. */
export function sendReauthentication(service: AuthService, user: UserRecord): void {
  if (user.email === null) throw new Error('The user has no email address')
  checkMayMail(service, user.reauthenticationSentAt)
  deliver(service, user, user.email, 'reauthentication', 'reauthentication', null)
  saveUser(service.database, {...user, reauthenticationSentAt: new Date().toISOString()})
}

function checkMayMail({limiter, options}: AuthService, sentAt: string | null): void {
  checkFrequency(sentAt, options.mailFrequency, 'over_email_send_rate_limit')
  if (!options.autoconfirm) limiter.countMail(options.rateLimits.mailsPerHour)
}

function startFlow(
  {database}: AuthService,
  user: UserRecord,
  type: keyof typeof flowsByType,
  {codeChallenge}: MailTarget,
): void {
  if (!codeChallenge) return
  insertFlowState(database, {...flowsByType[type], codeChallenge, userId: user.id})
}

function deliver(
  {database, externalUrl, keys, inbox, options}: AuthService,
  user: UserRecord,
  to: string,
  type: MailType,
  tokenType: OneTimeTokenType,
  target: MailTarget | null,
): void {
  const otp = generateOtp()
  const token = `${target?.codeChallenge ? 'pkce_' : ''}${tokenHash(to, otp)}`
  saveOneTimeToken(database, user.id, tokenType, digest(keys.master, token))
  const redirectTo = target?.redirectTo ?? options.siteUrl
  const {link, ...content} = mailContent(type, {
    language: user.userMetadata['language'],
    token: otp,
    tokenHash: token,
    // The origin that asked for the mail, because the dev server and the preview of a build share this service.
    siteUrl: options.mailLinks === 'site' ? new URL(redirectTo).origin : null,
    confirmationUrl: verifyLink(externalUrl, redirectTo, token, type),
  })
  inbox.add({to, ...content}, link ?? otp)
}

/** The link of GoTrue's own templates, which verifies when it is opened. */
function verifyLink(
  externalUrl: string,
  redirectTo: string,
  token: string,
  type: MailType,
): string {
  return `${externalUrl}/verify?${new URLSearchParams({token, type, redirect_to: redirectTo})}`
}
