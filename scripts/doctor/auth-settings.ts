import {isRecord} from '../../domain/is-record.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/** The auth service answers with this key, takes sign-ups, and confirms e-mail addresses. */
export async function checkAuthSettings({
  environment: {auth, contentLake},
}: Subject): Promise<Problem[] | null> {
  if (!auth.url) return null
  const answer = await fetchOrNull(`${auth.url}/auth/v1/settings`, {
    headers: {apikey: auth.anonKey},
  })
  // Supabase answers 540 for a project that is paused.
  if (!answer || answer.status >= 500) {
    const fix = contentLake.hosted
      ? 'Check SUPABASE_URL, and that the project is not paused.'
      : 'Start it with "npm run dev", or correct SUPABASE_URL.'
    const status = answer ? ` (status ${answer.status})` : ''
    return [{problem: `The auth service does not answer at ${auth.url}${status}.`, fix}]
  }
  if (answer.status === 401 || answer.status === 403) {
    return [
      {
        problem: 'The auth service does not accept SUPABASE_ANON_KEY.',
        fix: 'Copy the publishable (anon) key from Supabase, Project Settings, API Keys.',
      },
    ]
  }
  const settings: unknown = await answer.json().catch(() => null)
  if (!answer.ok || !isRecord(settings) || !isRecord(settings['external'])) {
    return [
      {
        problem: `${auth.url} is not an auth service: its settings do not read as such (status ${answer.status}).`,
        fix: 'Set SUPABASE_URL to the URL of the project, without a path.',
      },
    ]
  }
  return problemsIn(settings, settings['external'])
}

function problemsIn(settings: Record<string, unknown>, external: Record<string, unknown>) {
  const problems: Problem[] = []
  if (external['email'] === false) {
    problems.push({
      problem: 'Signing in with an e-mail address and a password is off.',
      fix: 'In Supabase, Authentication, Sign In / Providers: turn on Email.',
    })
  }
  if (settings['disable_signup'] === true) {
    problems.push({
      problem: 'Nobody can create an account, and the site offers it.',
      fix: 'In Supabase, Authentication, Sign In / Providers: turn on "Allow new users to sign up".',
    })
  }
  if (settings['mailer_autoconfirm'] === true) {
    problems.push({
      problem:
        'Accounts open without a confirmed e-mail address: anybody can sign up with the address of somebody else.',
      fix: 'In Supabase, Authentication, Sign In / Providers, Email: turn on "Confirm email".',
    })
  }
  return problems
}
