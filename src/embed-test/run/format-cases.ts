import type {EmbedTestCase} from './embed-test-case.ts'
import {testData} from './test-data.ts'

const {customerName, customerPhone, pickup, destination, date, time} = testData
const [year, month, day] = date.split('-')
const ride = {pickup, destination}
/** In the time of Miami, as everything that the test fills in. */
const pickupTime = `${date}T${time}:00-04:00`

/** One value at a time, in the formats that widgets may expect it. */
export const formatCases: readonly EmbedTestCase[] = [
  {name: 'Date as 2030-05-17', params: {...ride, date}},
  {name: 'Date as 05/17/2030', params: {...ride, date: `${month}/${day}/${year}`}},
  {name: 'Date as 17-05-2030', params: {...ride, date: `${day}-${month}-${year}`}},
  {name: 'Date with time and zone', params: {...ride, pickup_datetime: pickupTime}},
  {name: 'Date in milliseconds', params: {...ride, date: String(Date.parse(pickupTime))}},
  {name: 'Time as 18:30', params: {...ride, time}},
  {name: 'Time as 6:30 PM', params: {...ride, time: '6:30 PM'}},
  {name: 'Time as 1830', params: {...ride, time: '1830'}},
  {name: 'Phone as people write it', params: {phone: customerPhone}},
  {name: 'Phone in E.164', params: {phone: '+13055550123'}},
  {name: 'Phone as digits', params: {phone: '3055550123'}},
  {name: 'Spaces as +', params: {name: customerName, ...ride}},
  {name: 'Spaces as %20', params: {name: customerName, ...ride}, spaces: '%20'},
  {name: 'Accents and ampersand', params: {name: 'Zoë & José Peña', ...ride}},
]
