import type {Words} from '#src/language/words.ts'

import type {MailLinkType} from '../mail-link/auth-callback.ts'

type LinkWords = Words<'account'>['links']

/** What the card says before a mail link is verified. */
export function mailLinkTexts(type: MailLinkType, words: LinkWords): LinkWords['confirm'] {
  return type === 'signup' || type === 'email' ? words.confirm : words[type]
}

/** What the visitor reads above the forms when the link has expired. */
export function expiredMailLinkMessage(type: MailLinkType, words: LinkWords): string {
  if (type === 'signup') return words.expiredConfirmation
  return type === 'recovery' ? words.expiredRecovery : words.expired
}
