let latest: string | undefined

/** The newest live event this page has heard, so that a read after it is never one publish behind. */
export function latestLiveEventId(): string | undefined {
  return latest
}

export function rememberLiveEventId(id: string | undefined): void {
  latest = id
}
