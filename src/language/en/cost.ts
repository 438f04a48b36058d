/** Words of the estimator of costs. */
export const words = {
  car: 'Car',
  day: 'Day',
  dayHasPassed: 'This day has passed.',
  hours: 'Hours',
  from: (hours: string, inHalfHours: boolean) =>
    `From ${hours}${inHalfHours ? ', in half hours' : ''}`,
  /** After the number, for screen readers. */
  unit: (hours: number): string => (hours > 1 ? ' hours' : ' hour'),
  less: (isHalfHour: boolean) => `${isHalfHour ? 'Half an hour' : 'One hour'} less`,
  more: (isHalfHour: boolean) => `${isHalfHour ? 'Half an hour' : 'One hour'} more`,
  /** Follows the number. */
  passengers: (range: string): string => (range === '1' ? 'passenger' : 'passengers'),
  estimate: 'Estimate',
  rate: 'Rate',
  notIncluded: 'Not included',
  perHour: (duration: string, price: string) => `${duration}: ${price} per hour`,
  /** Of two bookings the longer one costs less. */
  hint: (longer: string, shorter: string) => `${longer}, cost less than ${shorter}.`,
  /** Stands before a price when only that end of its range is shown. */
  ends: {min: 'from ', max: 'up to '},
  lengthen: (hours: string) => `Make it ${hours} hours`,
  /** "Gratuity" of "Gratuity not included", where a label beside it says that it is not included. */
  withoutNotIncluded: (note: string) => note.replace(/ ((is|are) )?not included\.?$/i, ''),
  /** Matches a note that says something is included. */
  included: /^(?!.*n[o'’]t\b).*inclu/i,
  noFigure: 'Ask for a quote',
  /** In the place of the cost, where the answer is sent to the office. */
  quotePlease: 'quote, please',
  noRate: 'No rate is published for this length.',
  book: 'Book this ride',
  quote: 'Get Quote',
  published: 'Rates per hour',
  otherLength: 'For any other length:',
  /** Before a phone number, in a sentence. */
  call: 'call',
  updating: 'Our hourly rates are being updated.',
  /** For passing on the answer. */
  copy: 'Copy',
  copied: 'Copied',
  copiedText: 'The answer and its link are on your clipboard.',
  copyByHand: 'Copy this by hand',
  print: 'Print',
  send: 'Send this to us:',
  email: 'Email',
}
