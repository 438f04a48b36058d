const heard: unknown[][] = []
let latestId: string | undefined

/** How many live events this page has heard, and the newest one's id; no id after a gap in the stream. */
export function heardEvents(): {count: number; latestId: string | undefined} {
  return {count: heard.length, latestId}
}

/** Notes a live event. Without tags it stands for a gap, in which anything may have changed. */
export function noteEvent(id?: string, tags?: unknown[]): void {
  latestId = id
  if (tags) heard.push(tags)
}

/** Whether an event after the first `count` ones names one of these sync tags. */
export function hasBeenNamed(syncTags: string[], count: number): boolean {
  return heard.slice(count).some((tags) => syncTags.some((tag) => tags.includes(tag)))
}
