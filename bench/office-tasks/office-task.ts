import type {SanityClient} from '@sanity/client'

import type {Person} from './person.ts'

/** A task of the office, from the start page until visitors have it. */
export type OfficeTask = {
  what: string
  /** The most seconds that it may take. */
  atMost: number
  atMostClicks?: number
  /** How often it is done; three times without it. */
  rounds?: number
  /** What has to be there before somebody begins. */
  prepare?: (lake: SanityClient) => Promise<unknown>
  go: (person: Person, siteUrl: string) => Promise<void>
  /** What it changes; a document that is not there before is deleted after it. */
  changes: string
}
