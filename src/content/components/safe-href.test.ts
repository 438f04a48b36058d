import {expect, test} from 'vitest'

import {safeHref} from './safe-href.ts'

test('paths of this site, web, mail and phone links are safe [SAFE-2]', () => {
  for (const href of [
    '/services/hourly-service',
    '/contact',
    '/#fleet',
    'https://example.com/a',
    'mailto:a@example.com',
    'tel:+1',
  ]) {
    expect(safeHref(href)).toBe(href)
  }
})

test('any other href is refused, however it is disguised [SAFE-2]', () => {
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
