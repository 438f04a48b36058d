/** Words of the pages of airports and ports. */
export const words = {
  airportCode: 'Airport code',
  breadcrumb: 'Breadcrumb',
  pickUp: 'Pick-up',
  needs: 'You will need',
  call: 'Call',
  bookNow: 'Book Now',
  callForDoor: 'Call us for today’s meeting point.',
  whyCall:
    'Doors and levels change when a terminal is rebuilt, so we will tell you which one is open.',
  /** Before a date. */
  checkedOn: 'Checked on',
  doorsMove: 'Doors move when a terminal is rebuilt. If yours looks different, call us.',
  privateTerminals: 'Private terminals',
  goodToKnow: 'Good to know',
  source: 'Source:',
  read: (day: string) => `, read ${day}`,
  drawing: 'A sketch of how you meet, not of the building: you, the door, the car.',
  /** After the number. */
  minutes: (count: number): string => (count === 1 ? 'minute' : 'minutes'),
  min: 'min',
  line: (minutes: number) =>
    `Each lit stretch runs from the shorter time to the longer one, on a line of ${minutes} minutes. The line is a diagram, not a map.`,
}
