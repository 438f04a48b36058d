import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/**
 * Whether the contact and the newsletter form are sent anywhere, and may be sent there from pages of the site, which an
 * endpoint of the site's own always allows. By default they are not sent.
 */
export function checkForms({environment}: Subject): Promise<Problem[] | null> | string {
  const {formEndpoint, siteUrl} = environment
  return formEndpoint
    ? checkFormEndpoint(formEndpoint, siteUrl)
    : 'FORM_ENDPOINT is not set: the contact form and the newsletter send nothing.'
}

/** Asks as a browser does before it sends a form, which sends nothing. */
async function checkFormEndpoint(endpoint: string, site: string): Promise<Problem[] | null> {
  if (!URL.canParse(endpoint)) return null
  const answer = await fetchOrNull(endpoint, {
    method: 'OPTIONS',
    headers: {
      origin: site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  if (!answer) {
    return [
      {
        problem: `No form can be sent: ${endpoint} does not answer.`,
        fix: 'Correct FORM_ENDPOINT and build again, or ask whoever runs the service there.',
      },
    ]
  }
  // Browsers ask nobody before they send to the page's own origin.
  if (new URL(endpoint).origin === site) return []
  const {headers, ok, status} = answer
  if (!ok) {
    return [
      {
        problem: `No form can be sent: ${endpoint} answers with ${status >= 400 ? 'an error' : 'a redirect'} (${status}) when a browser asks whether it may send one.`,
        fix: 'The service there must answer the request OPTIONS with 200 or 204 (CORS); or correct FORM_ENDPOINT and build again.',
      },
    ]
  }
  const problems: Problem[] = []
  if (!['*', site].includes(headers.get('access-control-allow-origin') ?? '')) {
    problems.push({
      problem: `No form can be sent: ${endpoint} takes none from pages of the site (${site}).`,
      fix: `Allow the origin ${site} at the service there (CORS), or correct SITE_URL.`,
    })
  }
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',')
  if (!allowed.some((name) => ['*', 'content-type'].includes(name.trim()))) {
    problems.push({
      problem: `No form can be sent: ${endpoint} takes no JSON from a browser.`,
      fix: 'Allow the header content-type at the service there (CORS, Access-Control-Allow-Headers).',
    })
  }
  return problems
}
