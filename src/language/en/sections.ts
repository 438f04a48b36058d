import {words as domain} from '#domain/words/en.ts'

/** Words of the sections of pages. */
export const words = {
  contactUs: 'Contact us',
  /** Stands behind the number, which is a text of its own: the preview knows it by that. */
  passengers: (range: string): string => (range === '1' ? 'passenger' : 'passengers'),
  bags: (checked: number, cabin: number) =>
    `${checked} checked and ${cabin} cabin ${cabin === 1 ? 'bag' : 'bags'}`,
  bookVehicle: 'Book This Vehicle',
  coverage: {
    /** What the map shows, for people who hear the page. */
    map: 'Schematic map of the South Florida coast from Palm Beach County to Miami-Dade County',
    /** Behind the words that open all cities of a county, for people who hear the page. */
    places: (count: number, county: string) => ` ${count} places in ${county}`,
    empty: 'Tell us where you are going and we will plan the way.',
  },
  destination: {
    airportCode: 'Airport code',
    breadcrumb: 'Breadcrumb',
    pickUp: 'Pick-up',
    needs: 'You will need',
    call: 'Call',
    bookNow: 'Book Now',
    callForDoor: 'Call us for today’s door.',
    whyCall:
      'Doors and levels change when a terminal is rebuilt, so we tell you the one that is open.',
    /** Before a date. */
    checkedOn: 'Checked on',
    doorsMove: 'Doors move when a terminal is rebuilt. If yours looks different, call us.',
    privateTerminals: 'Private terminals',
    goodToKnow: 'Good to know',
    source: 'Source:',
    read: (day: string) => `, read ${day}`,
    drawing: 'A diagram of the idea, not of the building: you, the door, the car.',
    minutes: 'minutes',
    min: 'min',
    line: (minutes: number) =>
      `Each lit stretch runs from the shorter time to the longer one, on a line of ${minutes} minutes. The line is a diagram, not a map.`,
  },
  finder: {
    field: 'City, airport, port or convention center',
    placesFound: 'Places found',
    whereWeMeet: 'Where we meet you',
    first: (count: number) => `These are the first ${count}. Type more to find the others.`,
    kinds: {
      airport: 'Airport',
      cruisePort: 'Cruise port',
      conventionCenter: 'Convention center',
      county: 'County',
      city: 'City',
    },
    kindIn: (kind: string, county: string) => `${kind} in ${county}`,
    unknown: (query: string) => `“${query}” is not among the places that we list. Ask us about it.`,
    guess: (name: string) => `We drive to ${name}. Is that what you mean?`,
    guesses: (count: number) => `Do you mean one of these ${count}? We drive to all of them.`,
    found: (name: string) => `Yes, we drive to ${name}.`,
    more: (count: number) => `${count} more ${count === 1 ? 'place matches' : 'places match'}.`,
  },
  fleet: {
    empty: 'Our vehicles will be listed here shortly.',
    childSeats: (count: number) => `${count} child ${count === 1 ? 'seat' : 'seats'}`,
    pets: 'pets welcome',
    sample: ' (sample)',
    sideBySide: 'The fleet side by side',
  },
  jobs: {
    apply: 'Apply Now',
    /** Behind the words of a button, for people who hear the page. */
    applyFor: (title: string) => ` for ${title}`,
    requirements: 'Requirements',
    all: 'All openings',
    empty: 'There is no opening at the moment.',
    closed: 'This opening has closed.',
    copyLink: 'Copy link',
    linkTo: (title: string) => ` to ${title}`,
    linkCopied: 'Link copied',
    copied: (title: string) => `The link to ${title} is copied.`,
    copyByHand: (url: string) => `Copy this address: ${url}`,
    sendResume: 'Send Your Resume',
    contactUs: 'Contact Us',
  },
  cancellation: {
    when: 'When you cancel',
    refund: 'What we return',
    anyTime: 'Any time before',
    orMore: (hours: number) => `${hours}+ hours before`,
    under: (hours: number) => `Under ${hours} hours before`,
    between: (from: number, to: number) => `${from}-${to} hours before`,
    noShow: 'No-show',
    weather: 'Weather',
    refunds: {
      full: 'Full refund',
      none: 'No refund',
      part: (percent: number) => `${percent}% refund`,
    },
    charges: {
      full: 'Full charge',
      none: 'No charge',
      part: (percent: number) => `${percent}% charge`,
    },
  },
  rates: {
    heading: 'Hourly rates',
    duration: 'Duration',
    perHour: 'per hour',
    minimum: (hours: number) => `${hours}-hour minimum`,
    onRequest: 'On request',
    updating: 'Our hourly rates are being updated.',
  },
  rateSheet: {
    print: 'Print',
    ratesOf: (day: string) => `Rates of ${day}`,
    car: 'Car',
    askForQuote: 'Ask for a quote',
    reserve: 'Reserve by phone',
    officeHours: (hours: string) => `Office hours: ${hours}`,
    conditions: 'Conditions',
    ifYouCancel: 'If you cancel',
    /** `when` is "24 hours or more"; the first line says before what. */
    beforePickUp: (when: string) => `${when} before pick-up`,
    before: (when: string) => `${when} before`,
    minimum: (hours: string) => `Minimum ${hours}.`,
    bookAhead: (hours: string) => `Book at least ${hours} ahead.`,
    borders: (hours: readonly string[]) =>
      `Exactly ${domain.or(hours)} hours ${hours.length === 1 ? 'takes' : 'take'} the lower rate.`,
  },
  services: {
    empty: 'Tell us about your journey and we will plan it with you.',
    /** Behind "Learn more", for people who hear the page. */
    about: (title: string) => ` about ${title}`,
    popular: 'Most Popular',
    desk: {
      contact: 'Who to call',
      payment: 'Terms of payment',
      licenses: 'For-hire licenses',
      documents: 'Documents',
    },
  },
}
