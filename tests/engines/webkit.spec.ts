import {test} from './journey.ts'
import {journeys} from './journeys.ts'

test.use({engineName: 'WebKit'})
test.describe('in WebKit', journeys)
