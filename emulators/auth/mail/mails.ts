import {ApiError} from '../http/api-error.ts'
import type {Service} from '../service.ts'
import {digest, mailToken, randomCode} from '../store/secrets.ts'
import {saveUser, type User} from '../users/users.ts'
import {type Challenge, insertFlow} from './flows.ts'
import {escapeHtml} from './html.ts'

export type MailKind = 'signup' | 'recovery'

const flows = {
  signup: {provider: 'email', method: 'email/signup'},
  recovery: {provider: 'recovery', method: 'recovery'},
} as const

const wording = {
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
 * Sends the mail of one kind with its link and replaces the link sent before. Throws 429 within the
 * frequency window or over the project's limit. With a PKCE challenge a flow begins, and the link returns a code.
 */
export function sendMail(
  service: Service,
  user: User,
  kind: MailKind,
  redirectTo: string,
  challenge: Challenge | null,
): void {
  const {database, keys, mailbox, options, limiter, externalUrl} = service
  if (user.email === null) throw new Error('a mail needs an address')
  const sentAt = kind === 'signup' ? user.confirmationSentAt : user.recoverySentAt
  checkFrequency(sentAt, options.mailFrequency)
  limiter.spendMail(options.rateLimits.mailsPerHour)

  if (challenge) insertFlow(database, {...flows[kind], challenge, userId: user.id})
  const code = randomCode()
  const token = `${challenge ? 'pkce_' : ''}${mailToken(user.email, code)}`
  const query = new URLSearchParams({token, type: kind, redirect_to: redirectTo})
  const link = `${externalUrl}/verify?${query}`
  const {subject, text, action, after} = wording[kind]

  database
    .prepare(
      `insert into mail_tokens (user_id, kind, digest) values (?, ?, ?)
       on conflict (user_id, kind) do update set digest = excluded.digest`,
    )
    .run(user.id, kind, digest(keys.master, token))
  const now = new Date().toISOString()
  saveUser(
    database,
    kind === 'signup' ? {...user, confirmationSentAt: now} : {...user, recoverySentAt: now},
  )
  mailbox.send(
    {
      to: user.email,
      subject,
      html: [
        `<h2>${subject}</h2>`,
        `<p>${text}</p>`,
        `<p><a href="${escapeHtml(link)}">${action}</a></p>`,
        `<p>Alternatively, enter the code: ${code}</p>`,
        after && `<p>${after}</p>`,
      ].join('\n'),
      text: [
        subject,
        text,
        `${action}: ${link}`,
        `Alternatively, enter the code: ${code}`,
        after,
      ].join('\n\n'),
    },
    link,
  )
}

/** Throws 429 with the seconds left while the last message is younger than the window. */
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

/** Uses up every link that was mailed to the user. */
export function forgetMailTokens(service: Service, userId: string): void {
  service.database.prepare('delete from mail_tokens where user_id = ?').run(userId)
}
