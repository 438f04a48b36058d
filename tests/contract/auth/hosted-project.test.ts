import {expect, onTestFinished, test, vi} from 'vitest'

import {hostedProjects} from './support/project.ts'

test('these tests run against a hosted project only where a variable for it alone names one', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['TEST_SUPABASE_URL', 'TEST_SUPABASE_ANON_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('SUPABASE_URL', 'https://live.supabase.co')
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_live')
  expect(hostedProjects()).toEqual([])
  vi.stubEnv('TEST_SUPABASE_URL', 'https://tests.supabase.co')
  vi.stubEnv('TEST_SUPABASE_ANON_KEY', 'sb_publishable_tests')
  expect(hostedProjects()).toMatchObject([{name: 'tests.supabase.co'}])
})
