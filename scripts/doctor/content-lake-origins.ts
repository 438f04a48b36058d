import {contentLakeClient} from '../dataset/content-lake-client.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/** The content lake answers pages of the site, and signed-in people in the Studio. */
export async function checkContentLakeOrigins({environment}: Subject): Promise<Problem[] | null> {
  const {contentLake, siteUrl, studioUrl} = environment
  const client = contentLakeClient(contentLake)
  const query = client.getUrl(client.getDataUrl('query', `${contentLake.dataset}?query=1`))
  const places = [
    {what: 'the site', variable: 'SITE_URL', origin: siteUrl, credentials: false},
    {what: 'the Studio', variable: 'STUDIO_URL', origin: studioUrl, credentials: true},
  ]
  const problems = await Promise.all(
    places.map(async ({what, variable, origin, credentials}) => {
      if (!origin) return []
      const answer = await fetchOrNull(query, {headers: {origin}})
      if (!answer) return null
      const allowed = answer.headers.get('access-control-allow-origin')
      const withCredentials = answer.headers.get('access-control-allow-credentials') === 'true'
      if (allowed === origin ? withCredentials || !credentials : allowed === '*' && !credentials) {
        return []
      }
      return [
        {
          problem: `The content lake does not answer pages of ${what} (${origin})${allowed === origin ? ' when somebody is signed in' : ''}.`,
          fix: contentLake.hosted
            ? `Add ${origin} under sanity.io/manage, API, CORS origins${credentials ? ', with "Allow credentials"' : ''}, or correct ${variable}.`
            : `The local content lake allows only the origins of "npm run dev"; correct ${variable}.`,
        },
      ]
    }),
  )
  return problems.includes(null) ? null : problems.flatMap((found) => found ?? [])
}
