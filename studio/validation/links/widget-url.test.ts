import {expect, test} from 'vitest'

import {allowedOrigin, parseOrigins} from './widget-url.ts'

test('the booking page stands inside the allowed origins [CHECK-10]', () => {
  const origins = parseOrigins(' https://book.company.com, http://localhost:4100 ,')
  expect(origins).toEqual(['https://book.company.com', 'http://localhost:4100'])
  expect(allowedOrigin('https://book.company.com/widget?id=1', origins)).toBe(true)
  expect(allowedOrigin(undefined, origins)).toBe(true)
  expect(allowedOrigin('https://book.company.com.evil.com/', origins)).toBe(
    'The site may only show booking pages from https://book.company.com, http://localhost:4100. For another booking company, ask your developer to allow https://book.company.com.evil.com first.',
  )
  expect(allowedOrigin('javascript:alert(1)', origins)).toBe(
    'Write the full address that the booking company gave you, starting with https://.',
  )
  expect(allowedOrigin('https://book.company.com', [])).toBe(
    'This site was built to show no booking page. Ask your developer.',
  )
})

test('a booking page that was copied with a mark behind it would not be found', () => {
  const origins = ['https://book.company.com']
  for (const url of ['https://book.company.com/widget\u200b', 'https://book.company.com/a b']) {
    expect(allowedOrigin(url, origins)).toMatch(/^There is a space or an invisible character in it/)
  }
})

test('a booking page with a user name or a password, which visitors could read, is refused', () => {
  for (const login of ['u:p', 'u', ':p']) {
    expect(
      allowedOrigin(`https://${login}@book.company.com/w`, ['https://book.company.com']),
    ).toMatch(/^Remove the user name and password before the "@"/)
  }
})

test('without the variable no origin is allowed', () => {
  expect(parseOrigins(undefined)).toEqual([])
})

test('the booking page is one of the web', () => {
  const origins = ['https://book.company.com', 'http://localhost:4100']
  expect(allowedOrigin('http://localhost:4100/widget', origins)).toBe(true)
  for (const other of ['xhttps://book.company.com', 'httpsx://book.company.com', 'book']) {
    expect(allowedOrigin(other, origins)).toMatch(/^Write the full address/)
  }
})
