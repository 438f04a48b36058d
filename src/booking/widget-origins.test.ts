import {expect, test} from 'vitest'

import {allowedWidgetUrl, widgetUrlIn} from './widget-origins.ts'

const origins = ['https://book.example.com', 'http://localhost:4100']

test('a URL at an allowed origin is the widget', () => {
  expect(allowedWidgetUrl(' https://book.example.com/v4/acme?x=1 ', origins)).toBe(
    'https://book.example.com/v4/acme?x=1',
  )
  expect(allowedWidgetUrl('http://localhost:4100/book', origins)).toBe('http://localhost:4100/book')
})

test.each([
  null,
  undefined,
  '',
  'book.example.com',
  '/book',
  'https://book.example.com.evil.com/',
  'https://evil.com/?https://book.example.com',
  'https://book.example.com@evil.com/',
  'https://user:secret@book.example.com/',
  'http://book.example.com/',
  'https://book.example.com:8443/',
  'http://localhost:4101/book',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://book.example.com/0b2c7f0e',
])('%s counts as not configured [FRAME-6]', (url) => {
  expect(allowedWidgetUrl(url, origins)).toBeNull()
})

test('the widget is asked for the language of the page where its provider takes one [FRAME-11]', () => {
  const widget = 'https://book.example.com/v4/acme?x=1'
  expect(widgetUrlIn('es', widget, 'lang')).toBe('https://book.example.com/v4/acme?x=1&lang=es')
  expect(widgetUrlIn('es', widget, null)).toBe(widget)
  expect(widgetUrlIn('es', `${widget}&lang=pt`, 'lang')).toBe(`${widget}&lang=pt`)
  expect(widgetUrlIn('es', null, 'lang')).toBeNull()
})

test('the rest of the configured URL stays as it is written [FRAME-11]', () => {
  const widget = 'https://book.example.com/v4/acme'
  expect(widgetUrlIn('es', `${widget}?to=1600%20Collins&embed#/new`, 'lang')).toBe(
    `${widget}?to=1600%20Collins&embed&lang=es#/new`,
  )
  expect(widgetUrlIn('es', widget, 'lang')).toBe(`${widget}?lang=es`)
})
