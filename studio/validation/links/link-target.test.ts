import {expect, test} from 'vitest'

import {outsideHref, targetIsChosen} from './link-target.ts'

const site = 'https://www.our-site.com'

test.each([
  'https://maps.app.goo.gl/abc',
  'mailto:office@company.com',
  'mailto:office@company.com?subject=Quote%20for%20a%20ride&cc=jobs@company.com',
  'tel:+13055550100',
  '/auth',
  '/reservation?vehicle=sprinter',
  undefined,
])('a link may lead to %s [CHECK-9]', (href) => {
  expect(outsideHref(href, site)).toBe(true)
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
  'mailto:office@gmail',
  'mailto:?subject=Quote',
  'mailto:{email}',
])('a link never leads to %s [CHECK-9]', (href) => {
  expect(outsideHref(href, site)).toMatch(/^Write a full address/)
})

test.each(['/', '/contact', '/#fleet', '/dashboard', '/pricing'])(
  '%s is chosen as a page instead of written',
  (href) => {
    expect(outsideHref(href, site)).toBe(
      'Clear this field and choose the page of this site above. The only addresses to write here are /auth, /es/acceso, and a page with a query, such as /reservation?vehicle=sprinter.',
    )
  },
)

test.each(['https://www.our-site.com/contact?utm_source=mail', 'https://our-site.com/#fleet'])(
  '%s leads to this site, so its page has to be chosen instead [CHECK-9]',
  (href) => {
    expect(outsideHref(href, site)).toMatch(/^Clear this field and choose the page of this site/)
    expect(outsideHref(href, 'https://www.another.com')).toBe(true)
  },
)

test.each([
  // Without the mark it names a vehicle.
  '/reservation?vehicle=sprinter\u200b',
  '/auth ',
  'mailto:office@company.com\u200b',
  ' https://maps.app.goo.gl/abc',
])('a link to %j leads nowhere for what nobody sees in it [CHECK-9]', (href) => {
  expect(outsideHref(href, site)).toMatch(/^There is a space or an invisible character in it/)
})

test('a phone number is a US number', () => {
  expect(outsideHref('tel:5550100', site)).toMatch(/^Write \+1 and the ten digits/)
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
  expect(outsideHref('/auth?x=1', site)).toMatch(/^Clear this field/)
  expect(outsideHref('mailto:office@company.com or call', site)).toMatch(/^Write a full address/)
})

test('a space inside a query or a subject is not overlooked', () => {
  expect(outsideHref('/reservation?vehicle=the sprinter', site)).toMatch(/^There is a space/)
  expect(outsideHref('mailto:office@company.com?subject=A ride', site)).toMatch(
    /^Write a full address/,
  )
})

test('only the same host is this site, and none is while its own is not known', () => {
  expect(outsideHref('https://rides.www.our-site.com', 'https://rides.our-site.com')).toBe(true)
  expect(outsideHref('mailto:office@company.com', '')).toBe(true)
  expect(outsideHref('company.com', '')).toMatch(/^Write a full address/)
})
