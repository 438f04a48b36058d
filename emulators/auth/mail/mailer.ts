import {ApiError} from '../http/api-error.ts'
import {escapeHtml} from '../http/html-page.ts'
import type {AuthService} from '../service.ts'
import {type CodeChallenge, insertFlowState} from '../sessions/flow-states.ts'
import {digest, emailTokenHash, generateOtp} from '../store/secrets.ts'
import {type OneTimeTokenType, saveOneTimeToken} from '../users/one-time-tokens.ts'
import {saveUser, type User} from '../users/users.ts'

const flowsByType = {
  signup: {provider: 'email', method: 'email/signup'},
  recovery: {provider: 'recovery', method: 'recovery'},
} as const

const templates = {
  signup: {
    subject: 'Confirm your email address',
    text: 'Follow the link below to confirm this email address and finish signing up.',
    action: 'Confirm email address',
    after: '',
  },
  recovery: {
    subject: 'Reset your password',
    text: 'We received a request to reset your password. Follow the link below to choose a new one.',
    action: 'Reset password',
    after: "If you didn't request this, you can safely ignore this email.",
  },
}

/**
 * Sends the mail of this type with a one-time link and OTP, which replace those sent before. With a code challenge it
 * starts a PKCE flow, whose link returns an auth code. Throws 429 within `mailFrequency` or over the project's limit.
 */
export function sendMail(
  service: AuthService,
  user: User,
  type: OneTimeTokenType,
  redirectTo: string,
  codeChallenge: CodeChallenge | null,
): void {
  const {database, keys, mailbox, options, limiter, externalUrl} = service
  if (user.email === null) throw new Error('The user has no email address')
  const sentAt = type === 'signup' ? user.confirmationSentAt : user.recoverySentAt
  checkFrequency(sentAt, options.mailFrequency)
  limiter.countMail(options.rateLimits.mailsPerHour)

  if (codeChallenge)
    insertFlowState(database, {...flowsByType[type], codeChallenge, userId: user.id})
  const otp = generateOtp()
  const token = `${codeChallenge ? 'pkce_' : ''}${emailTokenHash(user.email, otp)}`
  const link =
    options.mailLinks === 'site'
      ? siteLink(redirectTo, token, type)
      : verifyLink(externalUrl, redirectTo, token, type)
  const {subject, text, action, after} = templates[type]

  saveOneTimeToken(database, user.id, type, digest(keys.master, token))
  const now = new Date().toISOString()
  saveUser(
    database,
    type === 'signup' ? {...user, confirmationSentAt: now} : {...user, recoverySentAt: now},
  )
  mailbox.send(
    {
      to: user.email,
      subject,
      html: [
        `<h2>${subject}</h2>`,
        `<p>${text}</p>`,
        `<p><a href="${escapeHtml(link)}">${action}</a></p>`,
        `<p>Alternatively, enter the code: ${otp}</p>`,
        after && `<p>${after}</p>`,
      ].join('\n'),
      text: [
        subject,
        text,
        `${action}: ${link}`,
        `Alternatively, enter the code: ${otp}`,
        after,
      ].join('\n\n'),
    },
    link,
  )
}

/**
 * The link of the templates in docs/going-live.md, where a button of the site verifies. It leads to the origin that
 * asked for the mail, because the dev server and the preview of a build share this service.
 */
function siteLink(redirectTo: string, token: string, type: OneTimeTokenType): string {
  const url = new URL('/auth', redirectTo)
  url.search = String(new URLSearchParams({token_hash: token, type}))
  return url.href
}

/** The link of GoTrue's own templates, `{{ .ConfirmationURL }}`, which verifies when it is opened. */
function verifyLink(
  externalUrl: string,
  redirectTo: string,
  token: string,
  type: OneTimeTokenType,
): string {
  return `${externalUrl}/verify?${new URLSearchParams({token, type, redirect_to: redirectTo})}`
}

/** Throws 429 with the seconds left when the last mail was sent less than `seconds` ago. */
function checkFrequency(sentAt: string | null, seconds: number): void {
  if (sentAt === null) return
  const left = (Date.parse(sentAt) + seconds * 1000 - Date.now()) / 1000
  if (left <= 0) return
  throw new ApiError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(left)} seconds.`,
  )
}
