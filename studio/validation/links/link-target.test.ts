import {expect, test} from 'vitest'

import {outsideHref, targetIsChosen} from './link-target.ts'

test.each([
  'https://maps.app.goo.gl/abc',
  'mailto:office@company.com',
  'tel:+13055550100',
  '/auth',
  '/reservation?vehicle=sprinter',
  undefined,
])('a link may lead to %s [CHECK-9]', (href) => {
  expect(outsideHref(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://company.com',
  '//company.com',
  'contact',
  '#fleet',
  'mailto:office',
  'mailto:{email}',
])('a link never leads to %s [CHECK-9]', (href) => {
  expect(outsideHref(href)).toMatch(/^Write a full address/)
})

test.each(['/', '/contact', '/#fleet', '/dashboard', '/pricing'])(
  '%s is chosen as a page instead of written',
  (href) => {
    expect(outsideHref(href)).toBe(
      'Clear this field and choose the page of this site above. The only addresses to write here are /auth, /embed-test, and /es/acceso.',
    )
  },
)

test('a phone number is a US number', () => {
  expect(outsideHref('tel:5550100')).toMatch(/^Write \+1 and the ten digits/)
})

test('a link leads somewhere', () => {
  expect(targetIsChosen({page: {_ref: 'page-home'}})).toBe(true)
  expect(targetIsChosen({href: 'https://company.com'})).toBe(true)
  for (const target of [undefined, {}]) {
    expect(targetIsChosen(target)).toMatch(/^Choose the page.*site\.$/)
  }
  expect(targetIsChosen({section: 'fleet'})).toMatch(/^Choose the page.*For no link, choose "Top/)
})

test('a choice that was taken back leads nowhere', () => {
  for (const target of [null, 'text', {page: null}, {href: ''}]) {
    expect(targetIsChosen(target)).toMatch(/^Choose the page/)
  }
})

test('a page in code takes no query, and an e-mail address nothing after it', () => {
  expect(outsideHref('/auth?x=1')).toMatch(/^Clear this field/)
  expect(outsideHref('mailto:office@company.com or call')).toMatch(/^Write a full address/)
})
