import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/**
 * Links in mails lead back to the site. A link that was never sent shows it: the service answers it with a redirect to
 * its Site URL, to which the mails add their path.
 */
export async function checkAuthRedirects({environment}: Subject): Promise<Problem[] | null> {
  const {auth, siteUrl: wanted} = environment
  if (!auth.url) return null
  const query = new URLSearchParams({token: 'doctor', type: 'signup'})
  const answer = await fetchOrNull(`${auth.url}/auth/v1/verify?${query}`, {
    headers: {apikey: auth.anonKey},
  })
  const location = answer?.headers.get('location')
  if (!location) return null
  const [siteUrl = ''] = location.split(/[?#]/)
  // The mails of "npm run dev" lead to its own site, not to the built one.
  const devSite = environment.contentLake.hosted ? '' : `http://localhost:${environment.ports.site}`
  if (siteUrl === wanted || siteUrl === devSite) return []
  return [
    {
      problem: `Links in mails lead to ${siteUrl} instead of ${wanted}.`,
      fix: `In Supabase, Authentication, URL Configuration: set the Site URL to ${wanted}, without a slash at its end.`,
    },
  ]
}
