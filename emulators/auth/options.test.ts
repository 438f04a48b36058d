import {expect, test, vi} from 'vitest'

import {defaultOptions, optionsFromEnvironment} from './options.ts'

test('limits are those of a hosted project unless a variable says otherwise [ACCOUNTS-10]', () => {
  const day = 24 * 60 * 60
  expect(optionsFromEnvironment()).toMatchObject({
    minPasswordLength: 6,
    accessTokenLifetime: 3600,
    mailLinkLifetime: day,
    challengeLifetime: 5 * 60,
    reuseInterval: 10,
    mailFrequency: 60,
    rateLimits: {mailsPerHour: 30},
  })
})

test('a key that .env leaves empty is the default one', () => {
  vi.stubEnv('SUPABASE_ANON_KEY', '')
  expect(optionsFromEnvironment().anonKey).toBe(defaultOptions.anonKey)
})
