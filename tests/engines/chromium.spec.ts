import {test} from './journey.ts'
import {journeys} from './journeys.ts'

test.use({engineName: 'Chromium'})
test.describe('in Chromium', journeys)
