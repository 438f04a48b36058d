import {expect, test} from 'vitest'

import {mailtoHref} from './mailto-href.ts'

test('subject and text reach the mail program as they were written', () => {
  const href = mailtoHref('jobs@example.com', {subject: 'A & B?', body: 'One\nTwo + three'})
  expect(href).toBe(
    'mailto:jobs@example.com?subject=A%20%26%20B%3F&body=One%0D%0ATwo%20%2B%20three',
  )
})

test('an address alone makes a plain link', () => {
  expect(mailtoHref(' jobs@example.com ')).toBe('mailto:jobs@example.com')
})

test('a missing or broken address makes no link', () => {
  expect(mailtoHref(null)).toBeNull()
  expect(mailtoHref('')).toBeNull()
  expect(mailtoHref('call us')).toBeNull()
})

test('an address cannot smuggle further mail fields in', () => {
  expect(mailtoHref('jobs@example.com?bcc=x@example.org')).toBeNull()
  expect(mailtoHref('jobs?cc=x@example.com')).not.toContain('?')
})
