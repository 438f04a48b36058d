/** Words of the tables of rates. */
export const words = {
  heading: 'Hourly rates',
  duration: 'Duration',
  perHour: 'per hour',
  minimum: (hours: number) => `${hours}-hour minimum`,
  onRequest: 'On request',
  updating: 'Our hourly rates are being updated.',
}
