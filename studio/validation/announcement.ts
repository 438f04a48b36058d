import type {Verdict} from './validation-result.ts'

const longest = 140

export function announcementLength(text: string | undefined): Verdict {
  if (!text || text.length <= longest) return true
  return `${text.length} characters. The announcement has room for ${longest}.`
}

/** An announcement that nobody ends would stay for good. Times are ISO 8601 in UTC. */
export function announcementEnds(
  showUntil: string | undefined,
  {text, showFrom}: {text?: unknown; showFrom?: unknown} = {},
): Verdict {
  if (!text) return true
  if (!showUntil) return 'Say when the announcement ends. Until then it is not shown.'
  if (typeof showFrom === 'string' && showUntil <= showFrom) {
    return 'The announcement ends before it starts.'
  }
  return true
}

const longestDays = 60

/** One that stays for months is read by nobody. Times are ISO 8601 in UTC; `now` is in milliseconds. */
export function announcementIsBrief(
  showUntil: string | undefined,
  {text, showFrom}: {text?: unknown; showFrom?: unknown},
  now: number,
): Verdict {
  if (!text || !showUntil) return true
  const start = typeof showFrom === 'string' ? Date.parse(showFrom) : now
  const days = Math.ceil((Date.parse(showUntil) - start) / (24 * 60 * 60 * 1000))
  if (days <= longestDays) return true
  return `It would show for ${days} days. Visitors stop noticing what stays for more than ${longestDays}.`
}
