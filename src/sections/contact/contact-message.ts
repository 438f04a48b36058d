import {isEmail} from '#domain/contact/email.ts'
import type {Words} from '#src/language/words.ts'

import {mailtoHref} from '../shared/mailto-href.ts'

export const messageFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const

type ContactWords = Words<'contact'>
type MessageField = (typeof messageFields)[number]
/** What a visitor typed into the contact form. */
export type ContactMessage = Record<MessageField, string>
export type MessageErrors = Partial<Record<MessageField, string>>

/** The fields of a submitted form, without the spaces around them. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const text = (field: MessageField) => {
    const value = data.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  }
}

/** One sentence for every field that stops the message. */
export function messageErrors(
  message: ContactMessage,
  words: ContactWords['errors'],
): MessageErrors {
  const errors: MessageErrors = {}
  if (!message.firstName) errors.firstName = words.firstName
  if (!message.lastName) errors.lastName = words.lastName
  if (!message.email) errors.email = words.email
  else if (!isEmail(message.email)) errors.email = words.malformedEmail
  if (!message.message) errors.message = words.message
  return errors
}

/** Whether the required fields all hold something. */
export function isFilledIn({firstName, lastName, email, message}: ContactMessage): boolean {
  return Boolean(firstName && lastName && email && message)
}

/**
 * The message as an e-mail with everything that was typed: its link, and the text to paste if that does not fit into the
 * link, with the whole subject where the link has a part of it. Null without an address to send it to.
 */
export function messageAsMail(
  to: string | null | undefined,
  typed: ContactMessage,
  words: ContactWords['sent'],
): {href: string; toPaste: string | null} | null {
  const name = `${typed.firstName} ${typed.lastName}`
  const signature = [name, typed.email, typed.phone].filter(Boolean).join('\n')
  const subject = typed.subject || words.subject(name)
  const body = `${typed.message}\n\n${signature}`
  const whole = mailtoHref(to, {subject, body})
  const shortSubject = Array.from(subject).slice(0, maxSubjectCharacters).join('')
  const short = mailtoHref(to, {subject: shortSubject})
  if (whole === null || short === null) return null
  if (whole.length <= maxHrefLength) return {href: whole, toPaste: null}
  return {href: short, toPaste: shortSubject === subject ? body : `${subject}\n\n${body}`}
}

/** Chrome and Edge on Windows open no mail program for a link of more than 2,048 characters, and say nothing. */
const maxHrefLength = 2000
/** Each of its characters may become twelve in the link. */
const maxSubjectCharacters = 150
