import {expect, test} from 'vitest'

import {readEnvironment} from '../environment.ts'

test('origins are read as browsers write them', () => {
  const read = readEnvironment({
    SITE_URL: 'HTTPS://WWW.Example.com/',
    STUDIO_URL: ' https://office.sanity.studio/ ',
    SUPABASE_URL: 'https://ABC.supabase.co:443/',
    SANITY_API_HOST: 'http://localhost:3900/',
    BOOKING_WIDGET_ORIGINS: 'https://Book.example.com/, https://pay.example.com',
    ERROR_REPORT_URL: 'https://Errors.example.com/site',
  })
  expect(read.siteUrl).toBe('https://www.example.com')
  expect(read.studioUrl).toBe('https://office.sanity.studio')
  expect(read.auth.url).toBe('https://abc.supabase.co')
  expect(read.contentLake.apiHost).toBe('http://localhost:3900')
  expect(read.bookingWidgetOrigins).toEqual(['https://book.example.com', 'https://pay.example.com'])
  expect(read.errorReportUrl).toBe('https://errors.example.com/site')
})

test('a variable that .env leaves empty is one that is not set', () => {
  const empty = readEnvironment({SUPABASE_URL: '', SUPABASE_ANON_KEY: ''})
  expect(empty.auth).toEqual(readEnvironment({}).auth)
  const hosted = readEnvironment({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: '',
  })
  expect(hosted.auth.anonKey).toBe('')
})

test('"none" is a site without the service, whatever else is set [ENV-1]', () => {
  const read = readEnvironment({
    SUPABASE_URL: 'none',
    SUPABASE_ANON_KEY: 'key',
    STUDIO_URL: 'none',
    BOOKING_WIDGET_ORIGINS: 'none',
    ERROR_REPORT_URL: 'none',
    FORM_ENDPOINT: 'none',
  })
  expect(read).toMatchObject({errorReportUrl: '', formEndpoint: ''})
  expect(read.auth).toMatchObject({url: '', anonKey: ''})
  expect(read.studioUrl).toBe('')
  expect(read.bookingWidgetOrigins).toEqual([])
})
