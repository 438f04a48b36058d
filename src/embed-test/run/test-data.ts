/** What the tests fill in. A made-up person; the day is far ahead, so that a form accepts it. */
export const testData = {
  customerName: 'Jordan Sample',
  customerEmail: 'jordan.sample@example.com',
  customerPhone: '(305) 555-0123',
  pickup: 'Miami International Airport (MIA)',
  destination: '1600 Collins Avenue, Miami Beach',
  passengers: '3',
  date: '2030-05-17',
  time: '18:30',
}

export const testDataLabels = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  pickup: 'Pick-up',
  destination: 'Destination',
  passengers: 'Passengers',
  date: 'Date',
  time: 'Time',
} satisfies Record<keyof typeof testData, string>
