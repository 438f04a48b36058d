import type {PageQueryResult} from '#src/content/sanity.types.ts'

import {pageWith} from './example-page.ts'

type Page = Extract<PageQueryResult, {_type: 'page'}>
type Destination = NonNullable<Page['destination']>

/** An airport of which no facts are entered. */
export const exampleDestination: Destination = {
  _id: 'destination-mia',
  name: 'Miami International',
  kind: 'airport',
  code: 'MIA',
  meetingCheckedOn: null,
  meetingPoints: null,
  privateTerminals: null,
  graceTimes: null,
  delayRule: null,
  driveTimes: null,
  vehicleIds: null,
  facts: null,
}

/** The page of an airport of which just these facts are entered. */
export function pageAbout(facts: Partial<Destination>): PageQueryResult {
  return {...pageWith([]), destination: {...exampleDestination, ...facts}}
}
