import type {Environment} from '../../environment.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import {hashSource} from '../site/hash-source.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/** The host of the site sends the headers of the build, finds pages, and says when there is none. */
export async function checkPublishedSite({environment}: Subject): Promise<Problem[] | null> {
  const {contentLake, siteUrl: site} = environment
  if (!contentLake.hosted) return null
  const home = await fetchOrNull(site)
  if (!home || home.status >= 400) {
    return [
      {
        problem: `The site ${home ? `answers with an error (${home.status})` : 'does not answer'} at ${site}.`,
        fix: 'Publish the folder dist/site there (docs/going-live.md), then run this again.',
      },
    ]
  }
  if (home.status >= 300) return [redirectProblem(site, home)]
  const problems: Problem[] = []
  const html = await textOf(home)
  const policy = home.headers.get('content-security-policy')
  if (!policy || home.headers.get('x-content-type-options') !== 'nosniff') {
    problems.push({
      problem: `${site} is served without its security headers.`,
      fix: 'The host must read dist/site/_headers, or get the same headers in its own settings (docs/going-live.md).',
    })
  } else {
    const allowed = new Set(policy.split(/[\s;,]+/))
    const missing = servicesOf(environment).filter((origin) => !allowed.has(origin))
    if (missing.length > 0) {
      problems.push({
        problem: `The security policy of the published site does not allow ${missing.join(', ')}: it was built with other settings.`,
        fix: buildAgain,
      })
    }
    if (!inlinePartsOf(html).every((part) => allowed.has(hashSource(part)))) {
      problems.push({
        problem:
          'The host sends the security policy of another build: browsers refuse the styles or the script of this one.',
        fix: 'Reload nginx, or copy the headers of dist/site/_headers again.',
      })
    }
  }
  const canonical = canonicalIn(html)
  if (canonical && URL.parse(canonical)?.origin !== site) {
    problems.push({
      problem: `The published site names ${canonical} to search engines instead of ${site}/: it was built with other settings.`,
      fix: buildAgain,
    })
  }
  const [page, missing, missingAsset] = await Promise.all([
    fetchOrNull(`${site}/contact`),
    fetchOrNull(`${site}/a-page-that-is-not-there`),
    fetchOrNull(`${site}/assets/a-file-that-is-not-there.js`),
  ])
  if (page && page.status >= 400) {
    problems.push({
      problem: `${site}/contact answers with ${page.status}.`,
      fix: 'The host must serve contact.html for /contact ("clean" or "pretty" URLs).',
    })
  }
  if (page && (await textOf(page)).includes('/cdn-cgi/l/email-protection')) {
    problems.push({
      problem: `Cloudflare rewrites the e-mail addresses on ${site}/contact, so the page is not the one that was built, and without JavaScript nobody can read them.`,
      fix: 'Switch off Email Address Obfuscation at Cloudflare, under Scrape Shield.',
    })
  }
  if (missing && missing.status !== 404) {
    problems.push({
      problem: `A page that does not exist answers with ${missing.status} instead of 404, so search engines keep it.`,
      fix: 'The host must serve 404.html with the status 404, and have no rule that serves index.html for everything.',
    })
  }
  const kept = missingAsset?.headers.get('cache-control') ?? ''
  if (/immutable|max-age=[1-9]/.test(kept)) {
    // Cloudflare lengthens a max-age that is shorter than the setting of its zone, but never adds "immutable".
    const isRaised = missingAsset?.headers.has('cf-ray') && !kept.includes('immutable')
    problems.push({
      problem: `A file that is missing under ${site}/assets is kept by browsers as missing, even when it is there again.`,
      fix: isRaised
        ? 'At Cloudflare, under Caching, Configuration, set Browser Cache TTL to Respect Existing Headers.'
        : 'The host must keep only files that exist: give the header to each file by its name, as dist/site/_headers does, or not to answers with 404.',
    })
  }
  return problems
}

const buildAgain = 'Build and publish it again with these settings.'

/** The origins that the security policy of a site with these settings names. */
function servicesOf(environment: Environment): string[] {
  const {auth, bookingWidgetOrigins, contentLake, errorReportUrl, formEndpoint, studioUrl} =
    environment
  const {apiHost, projectId} = contentLake
  const lake = apiHost ?? `https://${projectId}.api.sanity.io`
  return [
    lake,
    auth.url,
    studioUrl,
    ...bookingWidgetOrigins,
    // A text that is no URL is named under Settings.
    ...[formEndpoint, errorReportUrl].map((url) => URL.parse(url)?.origin ?? ''),
    auth.captchaSiteKey && 'https://challenges.cloudflare.com',
  ].filter(Boolean)
}

/** The boot script and the styles of a page. What a host adds to a page stands at its end. */
function inlinePartsOf(html: string): string[] {
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text)
}

/** The URL by which search engines are to know a page; undefined where it names none. */
function canonicalIn(html: string): string | undefined {
  const [tag = ''] = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? []
  return /\bhref="?([^\s">]+)/.exec(tag)?.[1]
}

/** Empty where the answer breaks off. */
function textOf(answer: Response): Promise<string> {
  return answer.text().catch(() => '')
}

/** Reported alone: the other checks would judge another host. */
function redirectProblem(site: string, {headers, status}: Response): Problem {
  const target = URL.parse(headers.get('location') ?? '', site)
  if (!target || target.origin === site) {
    return {
      problem: `${site} answers with a redirect (${status})${target ? ` to ${target.href}` : ''} instead of the home page.`,
      fix: 'The host must serve index.html at / (docs/going-live.md).',
    }
  }
  return {
    problem: `SITE_URL is ${site}, which redirects to ${target.origin}.`,
    fix: `Set SITE_URL to ${target.origin}, then build and publish again; or let the host serve the site at ${site}.`,
  }
}
