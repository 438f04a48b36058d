import {expect, test} from 'vitest'

import {httpsUrl, safeHref} from './href.ts'

test.each([
  '/',
  '/#fleet',
  '/careers#openings',
  '/contact',
  '/reservation?vehicle=sprinter',
  '/services/airport-transfers',
  'https://maps.app.goo.gl/abc',
  'mailto:office@company.com',
  'tel:+13055550100',
])('a link may lead to %s', (href) => {
  expect(safeHref(href)).toBe(true)
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
])('a link never leads to %s', (href) => {
  expect(safeHref(href)).toMatch(/^Write a page of this site/)
})

test('a link to a page that does not exist names the pages that do', () => {
  expect(safeHref('/pricing')).toMatch(/^This site has no page "\/pricing". Its pages are \/, /)
  expect(safeHref('/toString')).toMatch(/^This site has no page "\/toString"/)
  expect(safeHref('/#team')).toBe(
    'The page "/" has no place "#team". It has #services, #fleet, #about, #coverage.',
  )
  expect(safeHref('/contact#map')).toBe(
    'The page "/contact" has no place "#map". Link to the page itself.',
  )
  expect(safeHref('tel:5550100')).toMatch(/^Write \+1 and the ten digits/)
})

test('a link to another site is an https URL', () => {
  expect(httpsUrl('https://www.instagram.com/company')).toBe(true)
  expect(httpsUrl('http://localhost:4100/sign-in')).toBe(true)
  for (const text of [
    'www.company.com',
    'http://company.com',
    'https://a b.com',
    'https://u:p@x.com',
  ]) {
    expect(httpsUrl(text)).toBe('Write the full address, starting with https://, without spaces.')
  }
})
