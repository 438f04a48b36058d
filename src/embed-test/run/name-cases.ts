import type {EmbedTestCase} from './embed-test-case.ts'
import {testData} from './test-data.ts'

const {customerName, customerEmail, customerPhone, pickup, destination, passengers, date, time} =
  testData
const [firstName = '', lastName = ''] = customerName.split(' ')
const [year, month, day] = date.split('-')
const ride = {pickup, destination, passengers, date, time}

/** The naming conventions that booking widgets are known or likely to use. */
export const nameCases: readonly EmbedTestCase[] = [
  {name: 'No parameters', params: {}},
  {name: 'Camel case', params: testData},
  {
    name: 'Snake case',
    params: {
      customer_name: customerName,
      customer_email: customerEmail,
      customer_phone: customerPhone,
      pickup_location: pickup,
      dropoff_location: destination,
      passengers,
      pickup_date: date,
      pickup_time: time,
    },
  },
  {
    name: 'Kebab case',
    params: {
      'customer-name': customerName,
      'customer-email': customerEmail,
      'customer-phone': customerPhone,
      'pickup-location': pickup,
      'dropoff-location': destination,
      passengers,
      'pickup-date': date,
      'pickup-time': time,
    },
  },
  {
    name: 'Short names',
    params: {
      name: customerName,
      email: customerEmail,
      phone: customerPhone,
      from: pickup,
      to: destination,
      pax: passengers,
      date,
      time,
    },
  },
  {
    name: 'Pickup and dropoff',
    params: {pickup, dropoff: destination, passengers, date, time},
  },
  {
    name: 'Prefixed names',
    params: Object.fromEntries(
      Object.entries(testData).map(([name, value]) => [`prefill_${name}`, value]),
    ),
  },
  {
    name: 'First and last name',
    params: {
      first_name: firstName,
      last_name: lastName,
      email: customerEmail,
      phone: '+13055550123',
      ...ride,
    },
  },
  {
    name: 'LimoExpress names',
    params: {
      passenger_first_name: firstName,
      passenger_last_name: lastName,
      passenger_email: customerEmail,
      passenger_number: customerPhone,
      from: pickup,
      to: destination,
      num_of_passengers: passengers,
      pickup_time: `${day}-${month}-${year} ${time}`,
    },
  },
  {
    name: 'Brackets',
    params: {
      'customer[name]': customerName,
      'customer[email]': customerEmail,
      'customer[phone]': customerPhone,
      'pickup[formatted_address]': pickup,
      'dropoff[formatted_address]': destination,
      passengers,
      date,
      time,
    },
  },
  {name: 'One JSON text', params: {formData: JSON.stringify(testData)}},
  {name: 'JSON in base64', params: {bookingData: btoa(JSON.stringify(testData))}},
  {
    name: 'One date-time',
    params: {
      name: customerName,
      email: customerEmail,
      phone: customerPhone,
      pickup,
      destination,
      passengers,
      pickup_datetime: `${date}T${time}:00-04:00`,
    },
  },
]
