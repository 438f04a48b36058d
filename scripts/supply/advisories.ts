import {type Exception, isAllowed} from './exceptions.ts'

/** What `npm audit --json` prints: a report, or the answer of a registry that has no audit. */
export type AuditReport = {
  statusCode?: number
  vulnerabilities?: Record<string, {via: (string | {url: string; title: string; name: string})[]}>
}

/** A sentence for each advisory that no exception allows; null where the registry has no audit. */
export function unknownAdvisories(
  {statusCode, vulnerabilities}: AuditReport,
  {today, allowed}: {today: string; allowed: readonly Exception[]},
): string[] | null {
  if (statusCode === 404 || statusCode === 405) return null
  if (!vulnerabilities)
    throw new Error('npm audit gave no report. Run "npm audit --json" to see why.')
  const findings = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    .flatMap((advisory) => {
      if (typeof advisory === 'string') return []
      const id = advisory.url.split('/').at(-1) ?? advisory.url
      return isAllowed(allowed, id, today)
        ? []
        : `${id}, ${advisory.name}: ${advisory.title}. ${updateOrAccept}`
    })
  return [...new Set(findings)]
}

const updateOrAccept = 'Update it, or accept it until a day in scripts/supply/exceptions.ts.'
