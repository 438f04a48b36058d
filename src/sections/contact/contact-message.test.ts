import {expect, test} from 'vitest'

import {words as english} from '#src/language/en/contact.ts'
import {words as spanish} from '#src/language/es/contact.ts'

import {isFilledIn, messageAsMail, messageErrors} from './contact-message.ts'

const {errors, sent} = english

const typed = {
  firstName: 'Jordan',
  lastName: 'Sample',
  email: 'jordan@example.com',
  phone: '',
  subject: '',
  message: 'Two cars on Friday,\nplease.',
}

test('phone and subject may stay empty [FORM-1]', () => {
  expect(messageErrors(typed, errors)).toEqual({})
  expect(isFilledIn(typed)).toBe(true)
})

test('each required field that is empty has its own message [FORM-1]', () => {
  const empty = {...typed, firstName: '', lastName: '', email: '', message: ''}
  expect(isFilledIn(empty)).toBe(false)
  expect(messageErrors(empty, errors)).toEqual({
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    message: 'Write your message',
  })
})

test('a malformed e-mail address is an error of that field, not an empty field [FORM-2]', () => {
  const slip = {...typed, email: 'jordan@'}
  expect(isFilledIn(slip)).toBe(true)
  expect(messageErrors(slip, errors)).toEqual({
    email: 'Enter an email address like name@example.com',
  })
})

test('an e-mail address that the browser accepts is no error', () => {
  expect(messageErrors({...typed, email: 'jordan@example'}, errors)).toEqual({})
})

test('the e-mail carries everything that was typed [FORM-3]', () => {
  const whole = {...typed, phone: '(305) 555-0123', subject: 'Friday'}
  const href = messageAsMail('office@example.com', whole, sent)?.href
  const [address, search] = (href ?? '').split('?')
  const fields = new URLSearchParams(search)
  expect(address).toBe('mailto:office@example.com')
  expect(fields.get('subject')).toBe('Friday')
  expect(fields.get('body')).toBe(
    'Two cars on Friday,\r\nplease.\r\n\r\nJordan Sample\r\njordan@example.com\r\n(305) 555-0123',
  )
})

test('an e-mail without a subject names the sender in it', () => {
  const href = messageAsMail('office@example.com', typed, sent)?.href
  expect(href).toContain('subject=Message%20from%20Jordan%20Sample&')
})

test('in Spanish the errors and the subject of the e-mail are Spanish', () => {
  expect(messageErrors({...typed, message: ''}, spanish.errors)).toEqual({
    message: 'Escriba su mensaje',
  })
  const href = messageAsMail('office@example.com', typed, spanish.sent)?.href
  expect(href).toContain('subject=Mensaje%20de%20Jordan%20Sample&')
})

test('a message that is too long for a link goes into the e-mail by copying [FORM-3]', () => {
  const long = {...typed, subject: '🚗'.repeat(3000), message: 'Two cars, please. '.repeat(200)}
  const mail = messageAsMail('office@example.com', long, sent)
  expect(mail?.href.length).toBeLessThan(2048)
  expect(mail?.href).toMatch(/^mailto:office@example\.com\?subject=/)
  expect(mail?.href).not.toContain('body=')
  const text = `${long.message}\n\nJordan Sample\njordan@example.com`
  expect(mail?.toPaste).toBe(`${long.subject}\n\n${text}`)
  const withShortSubject = {...long, subject: '🚗'.repeat(150)}
  expect(messageAsMail('office@example.com', withShortSubject, sent)?.toPaste).toBe(text)

  const fits = {...typed, message: 'Two cars, please. '.repeat(20)}
  expect(messageAsMail('office@example.com', fits, sent)?.toPaste).toBeNull()
})
