import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/**
 * Links in mails lead back to the site. A link that was never sent shows it: the service answers it with a
 * redirect to the URL that was asked for, if it allows that URL, else to its own setting.
 */
export async function checkAuthRedirects({environment}: Subject): Promise<Problem[] | null> {
  // The site's forms ask for its own origin.
  const {auth, siteUrl: wanted} = environment
  if (!auth.url) return null
  const query = new URLSearchParams({token: 'doctor', type: 'signup', redirect_to: wanted})
  const answer = await fetchOrNull(`${auth.url}/auth/v1/verify?${query}`, {apikey: auth.anonKey})
  const target = URL.parse(answer?.headers.get('location') ?? '')
  if (!target) return null
  if (target.origin === wanted) return []
  return [
    {
      problem: `Links in mails lead to ${target.origin} instead of ${wanted}.`,
      fix: `In Supabase, Authentication, URL Configuration: set the Site URL to ${wanted}.`,
    },
  ]
}
