import {escapeHtml} from '../http/html-page.ts'

/** The kinds of mails; but for `reauthentication` they are GoTrue's verification types. */
export type MailType = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'

type Template = {subject: string; text: string; action: string; after: string}

const ignore = 'you can safely ignore this email.'

/** The words of GoTrue's own templates. */
const templates: {[type in MailType]: Template} = {
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
    after: `If you didn't request this, ${ignore}`,
  },
  magiclink: {
    subject: 'Your sign-in link',
    text: 'Follow the link below to sign in. This link expires shortly and can only be used once.',
    action: 'Sign in',
    after: '',
  },
  email_change: {
    subject: 'Confirm your new email address',
    text: 'Follow the link below to confirm your new email address.',
    action: 'Confirm new email address',
    after: `If you didn't request this change, ${ignore}`,
  },
  reauthentication: {
    subject: 'Your verification code',
    text: 'Use the code below to verify your identity. It expires shortly.',
    action: '',
    after: '',
  },
}

export type MailContent = {subject: string; html: string; text: string}

/** The mail of a type, with a code and, unless it is null, a link. */
export function mailContent(type: MailType, link: string | null, otp: string): MailContent {
  const {subject, text, action, after} = templates[type]
  const code = link === null ? `The code: ${otp}` : `Alternatively, enter the code: ${otp}`
  return {
    subject,
    html: [
      `<h2>${subject}</h2>`,
      `<p>${text}</p>`,
      link !== null && `<p><a href="${escapeHtml(link)}">${action}</a></p>`,
      `<p>${code}</p>`,
      after && `<p>${after}</p>`,
    ]
      .filter(Boolean)
      .join('\n'),
    text: [subject, text, link !== null && `${action}: ${link}`, code, after]
      .filter(Boolean)
      .join('\n\n'),
  }
}
