import {expect, test} from 'vitest'

import {isInternalHref, safeHref} from './safe-href.ts'

test('own routes, web, mail and phone addresses are links', () => {
  for (const href of [
    '/contact',
    '/#fleet',
    'https://example.com/a',
    'mailto:a@example.com',
    'tel:+1',
  ]) {
    expect(safeHref(href)).toBe(href)
  }
})

test('nothing else is a link, however it is disguised', () => {
  const hostile = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://example.com/x',
    '//evil.example',
    '/\\evil.example',
    'contact',
    '',
    null,
    undefined,
    42,
    {},
  ]
  for (const href of hostile) expect(safeHref(href)).toBeNull()
})

test('an address that leaves the site is no own route', () => {
  expect(isInternalHref('//evil.example')).toBe(false)
  expect(isInternalHref('/services/hourly-service')).toBe(true)
})
