import {accountJourneys} from './account-journeys.ts'
import {bookingJourneys} from './booking-journeys.ts'
import {formJourneys} from './form-journeys.ts'
import {liveJourneys} from './live-journeys.ts'
import {navigationJourneys} from './navigation-journeys.ts'

/** What visitors do, written once for every engine. */
export function journeys() {
  navigationJourneys()
  formJourneys()
  bookingJourneys()
  accountJourneys()
  liveJourneys()
}
