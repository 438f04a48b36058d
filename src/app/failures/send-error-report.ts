import {readPageData} from '#src/hydration/page-data.ts'

import {errorReport} from './error-report.ts'

/** A page that fails in a loop says so a few times and then no more. */
const maxReportsPerPage = 5

const sent = new Set<string>()

/** Posts an error to a URL as JSON, each message once and at most five on one page. */
export function sendErrorReport(url: string, error: unknown) {
  const report = errorReport(error, {
    origin: location.origin,
    path: location.pathname,
    bundleUrl: readPageData()?.bundle ?? '',
  })
  if (!report || sent.has(report.message) || sent.size >= maxReportsPerPage) return
  sent.add(report.message)
  fetch(url, {
    method: 'POST',
    // As plain text it needs no preflight, which a page that is being left would not wait for.
    body: JSON.stringify(report),
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
