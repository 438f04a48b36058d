/** The sync tags of each live event of this visit; null for a gap in the stream, in which anything may have changed. */
const events: (readonly unknown[] | null)[] = []
let latestId: string | undefined

/** How many live events have come, and the id of the newest; no id after a gap. */
export function liveEventLog(): {count: number; latestId: string | undefined} {
  return {count: events.length, latestId}
}

/** Notes a live event with its id and sync tags. */
export function logLiveEvent(id: string | undefined, tags: readonly unknown[]): void {
  latestId = id
  events.push(tags)
}

/** Records a gap in the stream, in which anything may have changed: the id of an event before it is no longer the latest. */
export function logGap(): void {
  latestId = undefined
  events.push(null)
}

/** Whether an event after the first `count` ones names one of these sync tags. */
export function hasEventSince(syncTags: readonly unknown[], count: number): boolean {
  return events.slice(count).some((tags) => !tags || syncTags.some((tag) => tags.includes(tag)))
}
