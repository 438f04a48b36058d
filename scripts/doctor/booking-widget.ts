import {contentLakeClient} from '../dataset/content-lake-client.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/**
 * The booking page of Company details may be shown, answers, and lets itself be shown inside the site. It may redirect
 * within its own origin, because the site takes messages from the origin in Company details alone.
 */
export async function checkBookingWidget({environment}: Subject): Promise<Problem[] | null> {
  const {bookingWidgetOrigins, contentLake, siteUrl} = environment
  if (bookingWidgetOrigins.length === 0) return null
  const settings = await contentLakeClient(contentLake)
    .fetch<{url: string | null} | null>('*[_id == "siteSettings"][0]{"url": bookingWidgetUrl}')
    .catch(() => null)
  if (!settings) return null
  const url = URL.parse(settings.url ?? '')
  if (!url) {
    return [
      {
        problem: 'Nobody can book: Company details has no URL of the booking page.',
        fix: 'Enter the URL that the booking company gave you in the Studio, under Company details.',
      },
    ]
  }
  if (!bookingWidgetOrigins.includes(url.origin)) {
    return [
      {
        problem: `The booking page is at ${url.origin}, and the site may only show ${bookingWidgetOrigins.join(', ')}.`,
        fix: `Add ${url.origin} to BOOKING_WIDGET_ORIGINS and build again, or correct the URL in the Studio.`,
      },
    ]
  }
  const answer = await fetchOrNull(url.href, {redirect: 'follow'})
  if (!answer || answer.status >= 400) {
    return [
      {
        problem: `The booking page ${url.href} ${answer ? `answers with an error (${answer.status})` : 'does not answer'}.`,
        fix: 'Open it in a browser; if it fails there too, ask the booking company.',
      },
    ]
  }
  const {origin} = new URL(answer.url)
  if (origin !== url.origin) {
    return [
      {
        problem: `The booking page ${url.href} redirects to ${origin}, and the site takes no messages from there.`,
        fix: `Enter the URL at ${origin} in the Studio, under Company details, and allow ${origin} in BOOKING_WIDGET_ORIGINS.`,
      },
    ]
  }
  if (mayBeFramed(answer.headers, siteUrl)) return []
  return [
    {
      problem: `The booking page ${url.href} refuses to be shown inside ${siteUrl}.`,
      fix: `Ask the booking company to allow ${siteUrl} as a place of their widget.`,
    },
  ]
}

function mayBeFramed(headers: Headers, site: string): boolean {
  const policy = headers.get('content-security-policy') ?? ''
  const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.trim().split(/\s+/)
  if (!ancestors) return !headers.has('x-frame-options')
  const {host, protocol} = URL.parse(site) ?? {host: site, protocol: ''}
  return ancestors.some((source) => {
    if (source === '*' || source === site || source === host || source === protocol) return true
    const [, suffix] = /^(?:https?:\/\/)?\*(\..+)$/.exec(source) ?? []
    return suffix !== undefined && host.endsWith(suffix)
  })
}
