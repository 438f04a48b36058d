import {expect, test} from 'vitest'

import {
  fillPlaceholders,
  hasUnpairedBrace,
  placeholderNames,
  placeholderValues,
  unknownPlaceholder,
} from './placeholders.ts'
import {words} from './words/en.ts'
import {words as spanish} from './words/es.ts'

const values = {phone: '(305) 555-0100', email: null}

test('a text gets the values of its placeholders', () => {
  expect(fillPlaceholders('Call {phone}, any hour.', values)).toBe('Call (305) 555-0100, any hour.')
})

test('a text that names an empty or unknown placeholder is no text at all [SERVICE-8]', () => {
  expect(fillPlaceholders('Write to {email}.', values)).toBeNull()
  expect(fillPlaceholders('Ask {nobody}.', values)).toBeNull()
  expect(fillPlaceholders('Ask {constructor}.', values)).toBeNull()
})

test('an empty text is no text', () => {
  expect(fillPlaceholders(' ', values)).toBeNull()
  expect(fillPlaceholders(null, values)).toBeNull()
})

test('every name that staff may write has a value, written as people read it', () => {
  const filled = placeholderValues(
    {
      settings: {
        company: 'The company',
        phone: '+13055550100',
        officeHours: {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'},
      },
      bookingRules: {replyHours: 24, minimumHours: 2},
      fullRefundHours: 48,
    },
    words,
  )
  expect(Object.keys(filled)).toEqual([...placeholderNames])
  expect(filled).toMatchObject({
    company: 'The company',
    phone: '(305) 555-0100',
    emergencyPhone: null,
    officeHours: 'Monday to Friday, 8AM to 8PM',
    replyTime: '24 hours',
    minHours: '2 hours',
    fullRefundTime: '48 hours',
    leadTime: null,
  })
})

test('where canceling never costs anything, no hours say until when', () => {
  const facts = {settings: null, bookingRules: null, fullRefundHours: 0}
  expect(placeholderValues(facts, words)['fullRefundTime']).toBeNull()
})

test('what the site cannot fill in is found', () => {
  expect(unknownPlaceholder('Call {phone} or {fone}')).toBe('{fone}')
  expect(unknownPlaceholder('Call { phone }')).toBe('{ phone }')
  expect(unknownPlaceholder('Call {}')).toBe('{}')
  expect(unknownPlaceholder('Call {phone}')).toBeNull()
  expect(hasUnpairedBrace('Call {phone now')).toBe(true)
  expect(hasUnpairedBrace('Call {phone} now')).toBe(false)
})

test('in Spanish the office hours begin in lower case, and end a sentence that they stand at the end of', () => {
  const values = placeholderValues(
    {
      settings: {
        officeHours: {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'},
      },
      bookingRules: {replyHours: 24},
      fullRefundHours: null,
    },
    spanish,
  )
  const text = 'Respondemos en {replyTime}. Horario: {officeHours}.'
  expect(fillPlaceholders(text, values)?.replaceAll('\u00A0', ' ')).toBe(
    'Respondemos en 24 horas. Horario: lunes a viernes, de 8 a. m. a 8 p. m.',
  )
})

test('a placeholder of an e-mail address is that address', () => {
  const settings = {email: 'office@example.com', careersEmail: 'careers@example.com'}
  expect(
    placeholderValues({settings, bookingRules: null, fullRefundHours: null}, words),
  ).toMatchObject(settings)
})

test('before the office has entered anything no placeholder has a value', () => {
  const empty = placeholderValues(
    {settings: null, bookingRules: null, fullRefundHours: null},
    words,
  )
  expect(Object.values(empty)).toEqual(placeholderNames.map(() => null))
})
