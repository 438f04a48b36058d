import {test} from './journey.ts'
import {journeys} from './journeys.ts'

test.use({engineName: 'Firefox'})
test.describe('in Firefox', journeys)
