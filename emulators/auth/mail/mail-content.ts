import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {escapeHtml} from '../http/html-page.ts'

/** The kinds of mails; but for `reauthentication` they are GoTrue's verification types. */
export type MailType = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'

/** What the templates call by GoTrue's names; `ConfirmationURL` replaces the site's link where that is null. */
export type MailValues = {
  /** Of the user's metadata. */
  language: unknown
  token: string
  tokenHash: string
  siteUrl: string | null
  confirmationUrl: string
}

/** The parts of a mail; `link` is null where it has a code alone. */
export type MailContent = {subject: string; html: string; text: string; link: string | null}

/**
 * The mail of a type, from the template in `templates/` that a hosted project has too (docs/going-live.md). Of Go's template
 * language these files use one condition on the language around the whole mail, and values by name.
 */
export function mailContent(
  type: MailType,
  values: MailValues,
  template = templateOf(type),
): MailContent {
  const part = partFor(values.language, template)
  const mail = values.siteUrl === null ? asSupabaseHasIt(part) : part
  const link = /href="([^"]*)"/.exec(mail)?.[1]
  return {
    subject: /<h2>(.*)<\/h2>/.exec(mail)?.[1] ?? '',
    html: fill(mail, values, escapeHtml),
    text: fill(textOf(mail), values),
    link: link === undefined ? null : fill(textOf(link), values),
  }
}

/** The template as it is pasted into a hosted project. */
export function templateOf(type: string): string {
  return readFileSync(join(import.meta.dirname, 'templates', `${type}.html`), 'utf8')
}

/** Supabase's own mails lead to its server, and say a code as well, for which the site has no field. */
function asSupabaseHasIt(template: string): string {
  return template
    .replace(/\{\{ \.SiteURL \}\}[^"]*/, '{{ .ConfirmationURL }}')
    .replace('</a></p>', '</a></p>\n<p>Alternatively, enter the code: {{ .Token }}</p>')
}

function partFor(language: unknown, template: string): string {
  const [, other] = /\n\{\{ else \}\}\n(.*)\n\{\{ end \}\}\n$/s.exec(template) ?? []
  if (other === undefined) {
    throw new Error(
      'A mail template must begin with {{ if eq (printf "%v" .Data.language) "…" }} and end with {{ else }}, the English text and {{ end }}: see emulators/auth/mail/templates.',
    )
  }
  const parts = template.matchAll(
    /^\{\{ (?:else )?if eq (\(printf "%v" \.Data\.language\)|\.Data\.language) "(\w+)" \}\}\n(.*?)\n(?=\{\{ else )/gms,
  )
  for (const [, compared, known, part] of parts) {
    if (compared === '.Data.language') requireComparable(language)
    if (known === language) return part ?? other
  }
  return other
}

/** Go compares a text with a text or with nothing; for anything else GoTrue answers with an error and sends no mail. */
function requireComparable(language: unknown): void {
  if (language === undefined || language === null || typeof language === 'string') return
  throw new Error(
    'A mail template compares .Data.language with a text, and it is not one: write (printf "%v" .Data.language).',
  )
}

/** Each line of a mail is a paragraph; a link shows where it leads. */
function textOf(mail: string): string {
  return mail
    .replaceAll(/<a href="(.*)">(.*)<\/a>/g, '$2: $1')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\n', '\n\n')
}

function fill(template: string, values: MailValues, escape = (text: string) => text): string {
  const named = new Map([
    ['SiteURL', values.siteUrl ?? ''],
    ['ConfirmationURL', values.confirmationUrl],
    ['Token', values.token],
    ['TokenHash', values.tokenHash],
  ])
  return template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => {
    const value = named.get(name)
    if (value === undefined) {
      throw new Error(
        `A template in emulators/auth/mail/templates uses {{ .${name} }}. The emulator fills in only ${[...named.keys()].join(', ')}.`,
      )
    }
    return escape(value)
  })
}
