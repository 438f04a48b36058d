export type TabState = {isHidden: boolean}

/** What decides which commands are possible; what pages should show is read from the lake. */
export class PageModel {
  readonly tabs: TabState[] = []
  isLakeUp = true
  isConnected = true
  isJobPublished = true
  /** Whether the job has a draft; the rates have none between two commands. */
  isJobEdited = false
  deployments = 0
  /** The visitors' clock, in ms since 1970. */
  now: number

  constructor(now: number) {
    this.now = now
  }
}

/** When a history begins, for its visitors. Content starts and ends half an hour off the hours that pass. */
export const startTime = Date.parse('2027-03-11T12:00:00Z')
const hour = 60 * 60 * 1000

/** The half hour that is so many hours ahead of a visitor's clock, or behind it. */
export function halfHour(now: number, hours: number): string {
  return new Date(Math.floor(now / hour) * hour + hours * hour + hour / 2).toISOString()
}
