import type {Words} from '#src/language/words.ts'

import type {LinkType} from '../session/auth-callback.ts'

type LinkWords = Words<'account'>['links']

/** What the card says before the link of a mail is verified. */
export function mailLinkTexts(type: LinkType, words: LinkWords): LinkWords['confirm'] {
  return type === 'signup' || type === 'email' ? words.confirm : words[type]
}

/** What the visitor reads above the forms when the link turns out to be expired or used. */
export function usedLinkMessage(type: LinkType, words: LinkWords): string {
  if (type === 'signup') return words.usedConfirmation
  return type === 'recovery' ? words.usedRecovery : words.used
}
